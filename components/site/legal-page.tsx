import type { ReactNode } from 'react';
import { FirstScreenEnd } from '@/components/ui/inline-script';
import { formatLongDate } from '@/lib/format/date';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { Breadcrumb } from './breadcrumb';
import { JsonLd } from './json-ld';

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = {
  title: string;
  intro: ReactNode;
  /** ISO date of the last change. */
  updated: string;
  crumbs: { label: string; href?: string }[];
  path: string;
  sections: LegalSection[];
};

/** A long text: one column, numbered headings, and a sticky table of contents on wide screens. */
export function LegalPage({ title, intro, updated, crumbs, path, sections }: LegalPageProps) {
  return (
    <div className="page pb-20 lg:pb-30">
      <JsonLd data={breadcrumbData(crumbs, path)} />
      <Breadcrumb items={crumbs} />
      <header className="max-w-200 pt-6 pb-10 lg:pt-14 lg:pb-16">
        <p className="label">
          Last updated <time dateTime={updated}>{formatLongDate(updated)}</time>
        </p>
        <h1 className="display-lg mt-4">{title}</h1>
        <div className="mt-6 max-w-[62ch] text-pretty text-[1.1875rem] leading-relaxed text-body">
          {intro}
        </div>
      </header>
      <FirstScreenEnd />
      <div className="border-t border-line pt-8 lg:grid lg:grid-cols-[18rem_minmax(0,44rem)] lg:gap-20 lg:pt-14">
        <Contents sections={sections} />
        <div className="mt-12 lg:mt-0">
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id} className="mt-14 first:mt-0">
              <h2 id={section.id} className="display-sm flex gap-4">
                <span className="figures min-w-8 shrink-0 text-gold-text">{index + 1}</span>
                {section.title}
              </h2>
              <div className="mt-4 text-[1.0625rem] leading-relaxed text-body md:ps-12 [&_a]:text-gold-text [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-ink [&_li+li]:mt-2 [&_p+p]:mt-4 [&_p+ul]:mt-3 [&_strong]:font-semibold [&_strong]:text-ink [&_ul+p]:mt-4 [&_ul]:list-disc [&_ul]:ps-6 [&_li]:marker:text-gold-text">
                {section.body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav aria-labelledby="contents-title" className="print:hidden">
      <div className="lg:sticky lg:top-[calc(var(--sticky-top)+2rem)]">
        <h2 id="contents-title" className="label font-sans">
          Contents
        </h2>
        <ol className="mt-3 gap-x-10 text-[0.9375rem] leading-snug md:max-lg:columns-2">
          {sections.map((section, index) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex min-h-11 items-center gap-3 transition-colors hover:text-gold-text lg:min-h-9"
              >
                <span className="figures w-6 shrink-0 text-gold-text">{index + 1}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
