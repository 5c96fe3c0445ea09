import type { ReactNode } from 'react';
import { IntentLink } from '@/components/ui/intent-link';
import { formatNumber } from '@/lib/format/number';
import { type LandingSubject, landingHref } from '@/lib/seo/landing';

type SubjectListProps = {
  title: string;
  subjects: LandingSubject[];
  /** False if the page's heading already names the kind. */
  isTitled?: boolean;
  children?: ReactNode;
};

/** Links to the landing pages of a kind, with numbers of properties where known. */
export function SubjectList({ title, subjects, isTitled = true, children }: SubjectListProps) {
  if (subjects.length === 0) return null;
  return (
    <section aria-label={title} className="border-t border-line py-10 lg:py-14">
      {isTitled && <h2 className="display-sm">{title}</h2>}
      <ul className="mt-6 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {subjects.map((subject) => (
          <li key={subject.id} className="border-b border-line">
            <IntentLink
              href={landingHref(subject)}
              className="flex min-h-12 items-baseline justify-between gap-4 py-3 wrap-anywhere transition-colors hover:text-gold-text"
            >
              {subject.name}
              {subject.count !== null && (
                <span className="figures shrink-0 text-sm text-stone">
                  {formatNumber(subject.count)}
                  <span className="sr-only">{subject.count === 1 ? ' property' : ' properties'}</span>
                </span>
              )}
            </IntentLink>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
