import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { cache } from 'react';
import { NotFoundBoundary } from '@/app/not-found-boundary';
import { NotFoundScreen } from '@/app/not-found-screen';
import { LandingScreen } from '@/components/landing/landing-screen';
import { JsonLd } from '@/components/site/json-ld';
import { orNull } from '@/lib/catalog/catalog-error';
import { minPricedHomes } from '@/lib/catalog/lists/landing-figures';
import { readArticles, readFilterOptions, readLandingFigures, readListing } from '@/lib/catalog/reads/server';
import { isSold } from '@/lib/catalog/sales/sales-status';
import { shownPrice, shownTotalUnits } from '@/lib/format/number';
import { descriptionOf, paragraphsOf } from '@/lib/landing-texts/landing-text';
import { readLandingText } from '@/lib/landing-texts/read-landing-text';
import { decodeSegment, type LandingKind, routes } from '@/lib/routes';
import { defaultPageSize, pageCount } from '@/lib/search/listing-query';
import type { SortValue } from '@/lib/search/sort-options';
import {
  findLanding,
  isThin,
  type LandingSubject,
  landingHref,
  landingPlace,
  landingQuery,
  landingSubjects,
  landingSummary,
  landingTitle,
  otherSubjects,
  type PriceSpan,
} from '@/lib/seo/landing';
import { landingParagraph } from '@/lib/seo/landing-copy';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { renamedLanding } from '@/lib/seo/renamed-landing';
import { breadcrumbData, listingData, pricesData } from '@/lib/seo/structured-data';

/*
 * The page of /areas, /developers and /types; not a route itself.
 * Reading `searchParams` would disable caching. Instead `next.config.mjs` rewrites `/areas/palm-jumeirah?page=2` to the
 * cached route `/areas/palm-jumeirah/2`, which is never linked.
 */

export type LandingProps = { params: Promise<{ slug: string; page?: string }> };

export async function landingMetadata(kind: LandingKind, props: LandingProps): Promise<Metadata> {
  const landing = await readLanding(kind, await slugOf(props), await pageOf(props));
  if (!landing) return { title: 'Page Not Found', robots: { index: false } };
  const { subject, page, lastPage, summary, description } = landing;
  return pageMetadata({
    title: landingTitle(subject, page),
    description: page > 1 ? `Page ${page} of ${lastPage}. ${summary}` : description,
    path: landingHref(subject, page),
    index: !isThin(subject),
  });
}

export async function LandingPage({ kind, ...props }: LandingProps & { kind: LandingKind }) {
  const [slug, asked] = [await slugOf(props), await pageOf(props)];
  const landing = await readLanding(kind, slug, asked);
  if (!landing) {
    // Pages disappear as homes are sold.
    const first = asked > 1 ? await readLanding(kind, slug, 1) : null;
    if (first) redirect(landingHref(first.subject, first.lastPage));
    const renamed = asked > 0 && renamedLanding(kind, slug, await readFilterOptions());
    if (renamed) permanentRedirect(landingHref(renamed, asked));
    return (
      <NotFoundBoundary>
        <NotFoundScreen />
      </NotFoundBoundary>
    );
  }
  const { subject, properties, page, lastPage, summary, description, about } = landing;
  const path = landingHref(subject, page);
  const crumbs = [
    { label: 'Home', href: routes.home },
    { label: 'Explore', href: routes.explore },
    { label: landingPlace(subject) },
  ];
  // The introduction is on the first page only.
  const [lead, ...more] = page === 1 ? about : [];
  const paragraphs = lead ? [lead, summary] : [summary];
  const context = page === 1 ? await readContext(subject) : { figures: null, neighbours: [], article: null };
  const prices = context.figures?.prices;
  return (
    <>
      <JsonLd
        data={listingData(
          {
            name: landingTitle(subject, page),
            description,
            path,
            count: subject.count,
            firstPosition: (page - 1) * defaultPageSize + 1,
          },
          properties,
        )}
      />
      <JsonLd data={breadcrumbData(crumbs, path)} />
      {prices && prices.homes >= minPricedHomes && (
        <JsonLd data={pricesData({ name: landingTitle(subject, 1), path }, prices)} />
      )}
      <LandingScreen {...{ subject, crumbs, paragraphs, more, properties, page, lastPage }} {...context} />
    </>
  );
}

/** Null when there is no such subject, it has no properties, or the page is out of range. @throws {CatalogError} */
const readLanding = cache(async (kind: LandingKind, slug: string, page: number) => {
  const named = findLanding(kind, slug, await readFilterOptions());
  if (!named || page === 0) return null;
  const [list, span, own] = await Promise.all([
    readListing(landingQuery(named, page)),
    readSpan(named),
    readLandingText(kind, slug),
  ]);
  const lastPage = pageCount(list.count, defaultPageSize);
  if (list.count === 0 || page > lastPage) return null;
  // Filter options are cached longer than the list, so their count may differ from what is shown.
  const subject = { ...named, count: list.count };
  const isSoldOut =
    list.results.length === list.count &&
    list.results.every(({ sales_status }) => isSold(sales_status?.name));
  const summary = landingSummary(subject, isSoldOut ? 'sold' : span);
  return {
    subject,
    page,
    lastPage,
    properties: list.results,
    summary,
    /** For search engines; like the visible page, later pages omit all but the figures. */
    description: (page === 1 && descriptionOf(own)) || summary,
    about: paragraphsOf(own.text ?? landingParagraph(subject) ?? ''),
  };
});

/** Content around the list. If it fails to load, the page is shown without it. */
async function readContext(subject: LandingSubject) {
  const [figures, options, article] = await Promise.all([
    orNull(readLandingFigures(subject.kind, subject.id)),
    readFilterOptions(),
    orNull(readLatestArticle(subject.name)),
  ]);
  const areas = new Map(landingSubjects('areas', options).map((area) => [area.id, area]));
  const neighbours =
    subject.kind === 'areas'
      ? (figures?.neighbours ?? []).flatMap((id) => areas.get(id) ?? [])
      : otherSubjects(subject, options);
  return { figures, neighbours, article };
}

/** The latest article about the subject, else the latest of all; null without any. */
async function readLatestArticle(name: string) {
  const query = { category: null, page: 1, page_size: 1 };
  const about = (await readArticles({ ...query, search: name })).results[0];
  return about ?? (await readArticles({ ...query, search: null })).results[0] ?? null;
}

async function readSpan(subject: LandingSubject): Promise<PriceSpan> {
  const first = async (order: SortValue) => {
    const { results } = await readListing({ ...landingQuery(subject), ordering: [order], page_size: 1 });
    return results[0] ?? null;
  };
  const [lowest, highest] = await Promise.all([first('low_price'), first('-low_price')]);
  const low = lowest && shownPrice(lowest);
  if (lowest && lowest.id === highest?.id && (shownTotalUnits(lowest) ?? 1) > 1) return { low, high: null };
  return { low, high: highest && shownPrice(highest) };
}

async function slugOf({ params }: LandingProps): Promise<string> {
  return decodeSegment((await params).slug);
}

/** 0, which never exists, for an invalid page number. */
async function pageOf({ params }: LandingProps): Promise<number> {
  const { page = '1' } = await params;
  return /^[1-9]\d*$/.test(page) ? Number(page) : 0;
}
