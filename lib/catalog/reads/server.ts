import { cache } from 'react';
import { articlesVersion } from '@/lib/articles/freshness';
import { minute, second } from '@/lib/durations';
import { env } from '@/lib/env';
import { processState } from '@/lib/process-state';
import type { LandingKind } from '@/lib/routes';
import { answerSearch } from '@/lib/search/answer/answer-search';
import {
  countedRanges,
  type FilterPanel,
  filterPanel,
  type NameKind,
  type PanelCounts,
  searchNames,
} from '@/lib/search/filters/filter-panel';
import { chipLabels } from '@/lib/search/filters/list-filters';
import {
  defaultListingQuery,
  formatListingQuery,
  hasFilters,
  type ListingQuery,
} from '@/lib/search/listing-query';
import { listingTitle } from '@/lib/search/listing-title';
import { countFacets } from '@/lib/search/rows/facets';
import type { IdSet } from '@/lib/search/rows/id-set';
import {
  type SuggestedName,
  suggestMeantNames,
  suggestNames,
  suggestNamesAtEnd,
} from '@/lib/search/suggestions/suggest-names';
import { areTypesKnown } from '@/lib/search/understand/types-known';
import { listWithoutWishes } from '@/lib/search/understand/wishes/without-wishes';
import { documentTitle } from '@/lib/seo/document-title';
import { withinTime } from '@/lib/within-time';
import { CatalogError, orNull } from '../catalog-error';
import type { RelationName } from '../fields/property-fields';
import { ownsCatalog } from '../own-catalog';
import { nowInSeconds } from '../permits/permit-end';
import { createRestCatalog } from '../rest/catalog';
import type { ArticleQuery, CatalogSource, FeaturedLevel, SearchReads, SitemapUrlKind } from '../source';
import { createSqlCatalog } from '../sql/catalog';
import type { ListingAnswer } from '../types';
import { withDeadline, withinRequest } from './deadline';
import { cachedRead } from './read-cache';

/*
 * The catalogue for pages and route handlers: selects the source from the environment and caches reads, except free-text
 * searches, whose keys are unbounded. Every read throws `CatalogError` unless it says otherwise.
 */

const optionsFreshMs = 30 * minute;
/** Half of a page's time, so that a search without them is still answered in time. */
const optionsLimitMs = 5 * second;
/** For reads that an enquiry being sent waits for. */
const enquiryLimitMs = 2 * second;

const shared = processState<{ catalogSource?: CatalogSource }>();

function source(): CatalogSource {
  const { API_BASE_URL, API_TOKEN } = env();
  shared.catalogSource ??= API_BASE_URL
    ? createRestCatalog({ baseUrl: API_BASE_URL, token: API_TOKEN })
    : createSqlCatalog();
  return shared.catalogSource;
}

/**
 * One page of results, with the words of the search as text.
 * @param snapshot for a search; lists without words are cached, so they need the current catalogue
 */
export function readListing(query: ListingQuery, snapshot: SearchReads = source()) {
  if (query.search) return withinRequest(() => snapshot.listProperties(query));
  return cachedRead(`list:${formatListingQuery(query)}`, () => source().listProperties(query));
}

/** One page of results. Words of the search for places, types, sizes or prices are applied as filters. */
export async function readListingAnswer(requested: ListingQuery): Promise<ListingAnswer> {
  const snapshot = source().snapshot();
  const reading = readFilterOptions();
  const optionsOrNull = reading.catch(() => null);
  if (requested.search !== null && (await optionsOrNull) === null) return plainAnswer(requested, snapshot);
  const { page, query, excluded, ...said } = await answerSearch(requested, {
    options: () => reading,
    nameWords: () => cachedRead('name-words', () => source().nameWords(), optionsFreshMs),
    matchName: (text) => withinRequest(() => snapshot.matchName(text)),
    titlesAmong: (texts) => withinRequest(() => snapshot.titlesAmong(texts)),
    list: (wanted) => readListing(wanted, snapshot),
    count: (wanted) => countListing(wanted, snapshot),
    articles: async (search) => {
      const found = await orNull(readArticles({ category: null, search, page: 1, page_size: 9 }));
      return found?.results ?? [];
    },
  });
  const understood = formatListingQuery(query);
  const { count, results, ignored = [] } = page;
  const options = await optionsOrNull;
  return {
    count,
    results,
    title: documentTitle(listingTitle(query, options)),
    ...said,
    understood: understood === formatListingQuery(requested) ? null : understood,
    ignored: [...chipLabels(query, ignored, options), ...excluded],
  };
}

/** The list for the words as they are: without the filter options, which may fail alone, they cannot be understood. */
async function plainAnswer(query: ListingQuery, snapshot: SearchReads): Promise<ListingAnswer> {
  const { count, results, ignored = [] } = await readListing({ ...query, typed: null }, snapshot);
  return {
    count,
    results,
    title: documentTitle(listingTitle(query, null)),
    understood: null,
    ignored: chipLabels(query, ignored, null),
    corrected: null,
    unmentioned: null,
    untyped: false,
    notes: [],
    others: [],
    pages: [],
    nothing: null,
  };
}

function countListing(query: ListingQuery, snapshot: SearchReads = source()): Promise<number> {
  const counted = filtersOnly(query);
  if (query.search) return withinRequest(() => snapshot.countProperties(counted));
  return cachedRead(`count:${formatListingQuery(counted)}`, () => source().countProperties(counted));
}

/** A property by id or slug; null when there is none. */
export const readProperty = cache((ref: string) =>
  cachedRead(`property:${ref}`, () => source().getProperty(ref)),
);

/** All units of a property; null when the property is missing. */
export const readUnits = cache((ref: string) => cachedRead(`units:${ref}`, () => source().listUnits(ref)));

/** One unit of a property; null when either is missing. */
export const readUnit = cache((ref: string, unitRef: string) =>
  cachedRead(`unit:${ref}/${unitRef}`, () => source().getUnit(ref, unitRef)),
);

/** The agent of a property; null when it has none. */
export async function readAgent(ref: string) {
  const { agent } = await cachedRead(`agent:${ref}`, async () => ({ agent: await source().agentOf(ref) }));
  return agent;
}

/**
 * Agent and district for assigning enquiries about a property. Not cached, and limited to two seconds, because a
 * visitor waits for the response. Null when the property is unknown or the catalogue fails.
 */
export function readAssignmentFacts(ref: string) {
  return orNull(withDeadline(Date.now() + enquiryLimitMs, () => source().assignmentFactsOf(ref)));
}

/** The property of an enquiry, within two seconds. Null when there is none or the catalogue fails. */
export function readEnquiryProperty(ref: string) {
  return orNull(withDeadline(Date.now() + enquiryLimitMs, () => readProperty(ref)));
}

/** Cards of properties in the order of their ids; missing ones are left out. */
export function readProperties(ids: readonly number[]) {
  return cachedRead(`properties:${ids.join()}`, () => source().propertiesByIds(ids));
}

export function readFeatured(level: FeaturedLevel) {
  return cachedRead(`featured:${level}`, () => source().featuredProperties(level));
}

/** Null when the property is missing. */
export function readSimilar(ref: string, limit: number) {
  return cachedRead(`similar:${ref}:${limit}`, () => source().similarProperties(ref, limit));
}

/** @throws {CatalogError} also after five seconds; the read then goes on for later pages */
export function readFilterOptions() {
  return withinTime(
    cachedRead('filters', () => source().filterOptions(), optionsFreshMs),
    optionsLimitMs,
    () => new CatalogError('timeout', 'the filter options take too long'),
  );
}

/** The options of a list's filters with the number of properties that each would show. */
export function readFilterPanel(query: ListingQuery): Promise<FilterPanel> {
  const key = formatListingQuery(filtersOnly(query));
  const read = async () => {
    const [options, counts] = await Promise.all([readFilterOptions(), panelCounts(query)]);
    return filterPanel(query, options, counts, new Date());
  };
  return query.search ? withinRequest(read) : cachedRead(`filter-panel:${key}`, read);
}

/** Names of a filter that match a text, with counts under the query's other filters. */
export async function readFilterNames(kind: NameKind, text: string, query: ListingQuery, limit: number) {
  const [options, counts] = await Promise.all([readFilterOptions(), panelCounts(query)]);
  return searchNames(kind, text, limit, { query, options, counts });
}

/** The query without the parts that do not change the number of properties. */
function filtersOnly(query: ListingQuery): ListingQuery {
  const { typed, page, page_size, ordering, lang } = defaultListingQuery;
  return { ...query, typed, page, page_size, ordering, lang };
}

async function panelCounts(query: ListingQuery): Promise<PanelCounts | null> {
  const snapshot = source().snapshot();
  const table = await withinRequest(() => snapshot.facetTable());
  if (!table) return null;
  const search = await searchShown(query, snapshot);
  const matches = search === null ? null : await withinRequest(() => snapshot.searchMatches(search));
  const now = nowInSeconds();
  const count = (wanted: ListingQuery, only: IdSet | null = null) =>
    countFacets(table, wanted, countedRanges(wanted), now, only);
  const cachedCount = (wanted: ListingQuery) =>
    cachedRead(`facet-counts:${formatListingQuery(wanted)}`, async () => count(wanted));
  const all = await cachedCount(defaultListingQuery);
  const chosen = matches ? count(query, matches) : await cachedCount({ ...filtersOnly(query), search: null });
  return { all, chosen };
}

/** The search that limits the list: without its wishes if the list is shown without them. */
async function searchShown(query: ListingQuery, snapshot: SearchReads): Promise<string | null> {
  if (query.search === null) return null;
  const hasTypes = areTypesKnown(await readFilterOptions());
  const count = async (wanted: ListingQuery) => ({
    count: await countListing(wanted, snapshot),
    results: [],
  });
  const { search } = await listWithoutWishes(query, count, { areTypesKnown: hasTypes });
  return search;
}

export function readStatistics() {
  return cachedRead('statistics', () => source().statistics());
}

/** Properties and names of filters that match the beginning of a search, with counts under the query's other filters. */
export async function readSuggestions(text: string, limit: number, query = defaultListingQuery) {
  const filtered = { ...query, search: null };
  // Choosing a place replaces the chosen one.
  const elsewhere = { ...filtered, city: null, district: null, community: null };
  const isFiltered = hasFilters(filtered);
  const [suggestions, options, counts, placeCounts] = await Promise.all([
    withinRequest(() => source().suggest(text, limit)),
    orNull(readFilterOptions()),
    isFiltered ? panelCounts(filtered) : null,
    isFiltered ? panelCounts(elsewhere) : null,
  ]);
  const countOf = (kind: RelationName, id: number) => {
    const of = kind === 'city' || kind === 'district' ? placeCounts : counts;
    return of?.chosen.relations[kind].get(id) ?? 0;
  };
  const countOfName = ({ kind, id, slug, district, count, search }: SuggestedName) => {
    if (!isFiltered || search !== undefined) return count;
    if (!counts) return null;
    if (kind === 'community')
      return countListing({ ...elsewhere, district: district?.id ?? null, community: slug });
    return countOf(kind === 'type' ? 'property_type' : kind, id);
  };
  if (!options) return { ...suggestions, names: [] };
  // Where titles match as typed, the text is not mistyped.
  const asTyped = (suggestions.properties.length > 0 ? suggestNames : suggestMeantNames)(
    text,
    options,
    limit,
  );
  const suggested = asTyped.length > 0 ? asTyped : suggestNamesAtEnd(text, options, limit);
  const names = await Promise.all(
    suggested.map(async (name) => ({ ...name, count: await countOfName(name) })),
  );
  return { ...suggestions, names };
}

/** Figures of a landing page; null when the source has none. */
export function readLandingFigures(kind: LandingKind, id: number) {
  return cachedRead(`landing:${kind}:${id}`, () => source().landingFigures(kind, id));
}

export function readCities() {
  return cachedRead('cities', () => source().listCities(), optionsFreshMs);
}

export function readDistricts(cityId?: number) {
  return cachedRead(`districts:${cityId ?? ''}`, () => source().listDistricts(cityId), optionsFreshMs);
}

export function readDevelopers() {
  return cachedRead('developers', () => source().listDevelopers(), optionsFreshMs);
}

export async function readArticles(query: ArticleQuery) {
  const read = () => source().listArticles(query);
  if (query.search) return withinRequest(read);
  return cachedRead(`articles:${await versionOfArticles()}:${JSON.stringify(query)}`, read);
}

/** An article by slug or id; null when there is none. */
export const readArticle = cache(async (ref: string) =>
  cachedRead(`article:${await versionOfArticles()}:${ref}`, () => source().getArticle(ref)),
);

/** Part of the cache keys, so that changes by the desk show within seconds; 0 for a backend, whose changes are unknown. */
async function versionOfArticles(): Promise<number> {
  return ownsCatalog() ? articlesVersion() : 0;
}

/** Numbers of a kind's sitemap blocks. */
export function readSitemapBlocks(kind: SitemapUrlKind) {
  return cachedRead(`sitemap-blocks:${kind}`, () => source().sitemapBlocks(kind), optionsFreshMs);
}

/** The pages of a sitemap block; not cached, because thousands of entries are large and rarely requested. */
export function readSitemapUrls(kind: SitemapUrlKind, block: number) {
  return source().listSitemapUrls(kind, block);
}

/** Resolves when the source is reachable. @throws {CatalogError} */
export function checkCatalog() {
  return source().check();
}
