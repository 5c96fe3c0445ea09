import type { ReactNode } from 'react';

type PageSectionProps = {
  /** Id of the heading, for links and the region's label. */
  id: string;
  title: string;
  /** Shown at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page section with border and heading; without border directly below the overview. */
export function PageSection({ id, title, aside, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className="page-section far-section">
      <div className="page-section-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
