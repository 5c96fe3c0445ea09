import { PropertyCard } from '@/components/catalog/property-card';
import { wideCardGrid, wideCardSizes } from '@/components/catalog/wide-card-grid';
import { Breadcrumb, type Crumb } from '@/components/site/breadcrumb';
import { buttonVariants } from '@/components/ui/button-variants';
import { IntentLink } from '@/components/ui/intent-link';
import { cardProperty } from '@/lib/catalog/lists/card-property';
import type { LandingFigures } from '@/lib/catalog/lists/landing-figures';
import type { PropertySummary } from '@/lib/catalog/types';
import { counted } from '@/lib/format/counted';
import { unbrokenPrices } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { listingHref } from '@/lib/search/listing-query';
import {
  type LandingSubject,
  landingHeading,
  landingHref,
  landingPlace,
  landingQuery,
} from '@/lib/seo/landing';
import { MarketFigures } from './market-figures';
import { PageLinks } from './page-links';
import { RelatedLinks } from './related-links';

const labels = { areas: 'District', developers: 'Developer', types: 'Type of property' };

const neighbourTitles = { areas: 'Districts nearby', developers: 'Other developers', types: 'Other types' };

type LandingScreenProps = {
  subject: LandingSubject;
  crumbs: Crumb[];
  paragraphs: string[];
  /** The agency's text after the introduction. */
  more: string[];
  properties: PropertySummary[];
  page: number;
  lastPage: number;
  /** Null on later pages, and if the source has none. */
  figures: LandingFigures | null;
  neighbours: LandingSubject[];
  article: { slug: string; title: string } | null;
};

/** A landing page: introduction and properties of a district, developer or type. */
export function LandingScreen({ subject, crumbs, paragraphs, ...content }: LandingScreenProps) {
  const { more, properties, page, lastPage, figures, neighbours, article } = content;
  return (
    <div className="page pb-20 lg:pb-28">
      <Breadcrumb items={crumbs} />
      <header className="arrive-whole grid gap-6 pt-4 pb-12 lg:grid-cols-[1fr_1fr] lg:items-end lg:gap-16 lg:pt-10 lg:pb-18">
        <div>
          <p className="label">{labels[subject.kind]}</p>
          <h1 className="display-lg mt-4">{landingHeading(subject)}</h1>
        </div>
        <div className="max-w-[60ch] space-y-4 leading-relaxed text-pretty text-body">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} dir="auto" className="wrap-anywhere">
              {unbrokenPrices(paragraph)}
            </p>
          ))}
        </div>
      </header>
      <Results subject={subject} properties={properties} page={page} lastPage={lastPage} />
      <div className="mt-16 lg:mt-20">
        <About subject={subject} paragraphs={more} />
        {figures && <MarketFigures figures={figures} place={landingPlace(subject)} />}
        <RelatedLinks
          id="projects"
          title="Projects"
          links={(figures?.projects ?? []).map(({ slug, title }) => ({
            href: routes.property(slug),
            label: title,
          }))}
        />
        <RelatedLinks
          id="neighbours"
          title={neighbourTitles[subject.kind]}
          links={neighbours.map((near) => ({ href: landingHref(near), label: near.name }))}
        />
        <RelatedLinks
          id="reading"
          title="Worth reading"
          links={article ? [{ href: routes.article(article.slug), label: article.title }] : []}
        />
      </div>
    </div>
  );
}

type ResultsProps = Pick<LandingScreenProps, 'subject' | 'properties' | 'page' | 'lastPage'>;

function Results({ subject, properties, page, lastPage }: ResultsProps) {
  return (
    <section aria-label="Properties">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p className="font-semibold lining-nums">
          {countOf(subject)}
          {lastPage > 1 && (
            <span className="font-normal text-stone">
              {' '}
              · page {page} of {lastPage}
            </span>
          )}
        </p>
        {subject.count !== 1 && (
          <IntentLink
            href={listingHref(landingQuery(subject))}
            className={buttonVariants({ variant: 'soft', size: 'md' })}
          >
            Refine your search
          </IntentLink>
        )}
      </div>
      <ul className={wideCardGrid}>
        {properties.map((property, index) => (
          <li key={property.id} className="grid min-w-0">
            <PropertyCard
              property={cardProperty(property)}
              priority={index === 0}
              early={index < 3}
              sizes={wideCardSizes}
            />
          </li>
        ))}
      </ul>
      <PageLinks current={page} lastPage={lastPage} href={(number) => landingHref(subject, number)} />
    </section>
  );
}

/** The text after the introduction; renders nothing without any. */
function About({ subject, paragraphs }: Pick<LandingScreenProps, 'subject' | 'paragraphs'>) {
  if (paragraphs.length === 0) return null;
  return (
    <section
      aria-labelledby="about"
      className="grid gap-6 border-t border-line py-12 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-16"
    >
      <h2 id="about" className="display-sm">
        {subject.kind === 'types' ? 'Good to know' : `About ${subject.name}`}
      </h2>
      <div className="max-w-[68ch] space-y-4 leading-relaxed text-pretty text-body wrap-anywhere">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

function countOf({ count }: LandingSubject): string {
  if (count === null) return 'Properties';
  return counted(count, 'property', 'properties');
}
