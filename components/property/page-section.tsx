import type { ReactNode } from 'react';

type PageSectionProps = {
  /** Names the heading, for links to it and for its region. */
  id: string;
  title: string;
  /** Stands at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the page under its hairline and heading. Right below the overview, that one's hairline is enough. */
export function PageSection({ id, title, aside, children }: PageSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-12 border-t border-line pt-10 lg:mt-13 lg:pt-11 print:mt-7 print:pt-6 [[aria-labelledby=overview]+&]:mt-0 [[aria-labelledby=overview]+&]:border-t-0"
    >
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-[2.125rem] lg:text-[2.5rem]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
