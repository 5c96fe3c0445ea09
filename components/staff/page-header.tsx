import type { ReactNode } from 'react';

/** Title of a staff screen with its main action. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="arrive-whole flex flex-wrap items-center justify-between gap-4 border-b border-line pb-6">
      <h1 dir="auto" className="display-md min-w-0 wrap-anywhere large-text:text-[1.75rem]">
        {title}
      </h1>
      <div className="flex flex-wrap items-center gap-3 empty:hidden">{children}</div>
    </header>
  );
}
