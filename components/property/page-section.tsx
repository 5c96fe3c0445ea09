import type { ReactNode } from 'react';

type PageSectionProps = {
  /** Id of the heading, for links and the region's label. */
  id: string;
  title: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page section with border and heading; without border directly below the overview. */
export function PageSection({ id, title, aside, children }: PageSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-12 border-t border-line pt-10 lg:mt-13 lg:pt-11 print:mt-7 print:pt-6 [[aria-labelledby=overview]+&]:mt-0 [[aria-labelledby=overview]+&]:border-t-0"
    >
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="scroll-mt-16 text-[2.125rem] lg:text-[2.5rem]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
