import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
  /** With borders, unless it is inside a frame. */
  ruled?: boolean;
};

/** An empty or error state with a next step. */
export function EmptyState({
  title,
  children,
  actions,
  level: Heading = 'h2',
  ruled = true,
}: EmptyStateProps) {
  return (
    <div className={`arrive-whole px-6 text-center ${ruled ? 'border-y border-line py-18' : ''}`}>
      <Heading className={Heading === 'h1' ? 'display-md' : 'display-sm'}>{title}</Heading>
      {children && <div className="mx-auto mt-3 max-w-[52ch] text-balance text-stone">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3 max-sm:*:grow">{actions}</div>}
    </div>
  );
}
