import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
};

/** What stands in the place of results: nothing found, or something failed, and the way on. */
export function EmptyState({ title, children, actions, level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="border-y border-line px-6 py-18 text-center">
      <Heading className="display-sm">{title}</Heading>
      {children && <div className="mx-auto mt-3 max-w-[52ch] text-stone">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
