import type { ReactNode } from 'react';
import { PageHeader } from './page-header';

/** A staff screen without content, with a link to continue. */
export function StaffProblem({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <>
      <PageHeader title={title} />
      <p className="mt-8 max-w-[60ch] text-body">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </>
  );
}
