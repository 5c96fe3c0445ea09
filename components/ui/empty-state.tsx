import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
};

/** An empty or error state with a next step. */
export function EmptyState({ title, children, actions, level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="arrive-whole border-y border-line px-5 py-18 text-center">
      <Heading className={Heading === 'h1' ? 'display-md' : 'display-sm'}>{title}</Heading>
      {children && <div className="mx-auto mt-3 max-w-130 text-balance text-stone">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3 max-sm:*:grow">{actions}</div>}
    </div>
  );
}
