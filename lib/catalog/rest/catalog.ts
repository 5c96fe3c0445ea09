import { defaultListingQuery, type ListingQuery, pageSizes } from '@/lib/search/listing-query';
import { fromEntries } from '@/lib/typed-keys';
import { CatalogError, isCatalogError } from '../catalog-error';
import { roundRobin } from '../lists/round-robin';
import { parseProperty } from '../parse/parse-property';
import type { ParseOptions } from '../parse/parse-unit';
import { logProblemsOnce, type OnProblem } from '../parse/problem';
import { withDeadline } from '../reads/deadline';
import { hasOddPrice } from '../sales/odd-price';
import { isForSale } from '../sales/sales-status';
import {
  type AssignmentFacts,
  type CatalogSource,
  type FeaturedLevel,
  featuredCount,
  type ListedPage,
} from '../source';
import type { FilterOptions, Page, PropertySummary, Statistics } from '../types';
import { createArticles } from './articles';
import { confirmMissing } from './confirm-missing';
import { optionsFromList, statisticsFromList } from './fallbacks';
import { createGetJson, defaultTimeoutMs, type GetJson, type HttpOptions } from './http';
import { createIgnoredFilters } from './ignored-filters';
import { getList } from './lists';
import { mapLimited } from './map-limited';
import { createPageReader } from './page-reader';
import { paths } from './paths';
import { createPlaces } from './places';
import { createPropertyReader, type PropertyReader } from './property-reader';
import { parseStatistics, toPage } from './read-responses';
import { createSimilar } from './similar';
import { createSitemapUrls } from './sitemap-urls';
import { createSuggest } from './suggest';
import { createUnits } from './units';

export type RestCatalogOptions = HttpOptions & {
  /** Base URL of relative images; default is the backend, empty means this site. */
  imageBase?: string;
  /** Receives unreadable values; by default each kind is logged once. */
  onProblem?: OnProblem;
};

/** The featured grid is on the home page, so it fails early instead of delaying it. */
const featured = { retries: 1 };

/**
 * Reads a backend with our REST API, leniently. Only the property list and the property detail are required; other
 * endpoints that respond with 404 are replaced by data from the list.
 */
export function createRestCatalog(settings: RestCatalogOptions): CatalogSource {
  const {
    onProblem = logProblemsOnce('rest'),
    imageBase = settings.baseUrl,
    timeoutMs = defaultTimeoutMs,
  } = settings;
  const reading = { onProblem, imageBase };
  const getJson = confirmMissing(createGetJson(settings));
  const reader = createPropertyReader(getJson, reading);

  async function listProperties(query: ListingQuery): Promise<ListedPage> {
    const page = await readPage(query);
    const ignored = await ignoredFilters(query, page.results);
    return ignored.length > 0 ? { ...page, ignored } : page;
  }

  const readList = createPageReader(getJson, paths.list);

  async function readPage(query: ListingQuery): Promise<Page<PropertySummary>> {
    const list = await readList(query);
    if (list === null) {
      // Some backends respond with 404 beyond the last page.
      if (query.page === 1) throw new CatalogError('bad-response', 'the backend has no property list');
      return { count: (await readPage({ ...query, page: 1 })).count, results: [] };
    }
    const page = toPage(list, query.page, query.page_size);
    const summaries = await reader.summaries(page.results);
    if (summaries.length === 0 && query.page_size > 1) refuseUnreadable(page, query);
    return { count: page.count, results: heldBackLast(summaries, query) };
  }

  /** @throws {CatalogError} for a page that only looks empty, for example after the backend renamed its fields */
  function refuseUnreadable({ count, results }: Page<unknown>, query: ListingQuery): void {
    const silent = { ...reading, onProblem: () => undefined };
    if (results.length > 1 && results.every((item) => parseProperty(item, silent) === null))
      throw new CatalogError('bad-response', `none of ${results.length} entries of the list is a property`);
    if (results.length === 0 && query.page === 1 && count > 0)
      throw new CatalogError('bad-response', `the list has ${count} properties, and its first page none`);
  }

  async function countProperties(query: ListingQuery): Promise<number> {
    return (await readPage({ ...query, page: 1, page_size: 1 })).count;
  }

  const ignoredFilters = createIgnoredFilters(countProperties);

  async function filterOptions(): Promise<FilterOptions> {
    return (await reader.options()) ?? optionsFromList(listProperties);
  }

  async function featuredProperties(level: FeaturedLevel): Promise<PropertySummary[]> {
    const size = featuredCount[level];
    const list =
      (await getList(getJson, paths.featured(level), featured)) ??
      (await getList(getJson, paths.featured(), featured));
    if (list && list.items.length > 0) return reader.summaries(list.items.slice(0, size));
    const { results } = await listProperties({ ...defaultListingQuery, page_size: Math.max(...pageSizes) });
    return newestWithPictures(results, size);
  }

  async function statistics(): Promise<Statistics> {
    const body = await getJson(paths.statistics);
    const read = body === null ? null : parseStatistics(body, onProblem);
    return read ?? statisticsFromList(await filterOptions(), listProperties);
  }

  const units = createUnits(getJson, reader, reading);
  const articles = createArticles(getJson, reading);

  const catalog = guarded(timeoutMs, {
    listProperties,
    countProperties,
    getProperty: async (ref) => {
      const property = await reader.read(ref);
      return property && reader.detail(property);
    },
    ...units,
    propertiesByIds: (ids) => propertiesByIds(reader, ids),
    featuredProperties,
    similarProperties: createSimilar(getJson, { reader, listProperties }),
    filterOptions,
    facetTable: async () => null,
    searchMatches: async () => null,
    statistics,
    matchName: async () => ({ isReference: false, isTitle: false }),
    titlesAmong: async () => [],
    nameWords: async () => [],
    landingFigures: async () => null,
    agentOf: async () => null,
    assignmentFactsOf: (ref) => assignmentFactsOf(reader, ref),
    suggest: createSuggest(getJson, { reader, listProperties, filterOptions, onProblem }),
    ...createPlaces(getJson, filterOptions, onProblem),
    ...articles,
    ...createSitemapUrls({ listProperties, ...units, ...articles }),
    check: () => checkBackend(getJson, reading),
  });
  return { ...catalog, snapshot: () => catalog };
}

/** An unreadable property is left out, as in lists. @throws {CatalogError} when none is readable */
async function propertiesByIds(reader: PropertyReader, ids: readonly number[]): Promise<PropertySummary[]> {
  const unreadable: CatalogError[] = [];
  const found = await mapLimited([...ids], (id) =>
    reader.summary(String(id)).catch((error: unknown) => {
      if (!isCatalogError(error) || error.kind !== 'bad-response') throw error;
      unreadable.push(error);
      return null;
    }),
  );
  if (unreadable[0] && unreadable.length === ids.length) throw unreadable[0];
  return found.filter((summary) => summary !== null);
}

async function assignmentFactsOf(reader: PropertyReader, ref: string): Promise<AssignmentFacts | null> {
  const property = await reader.find(ref);
  if (!property) return null;
  const email = property.agent?.email ?? property.agent_email;
  return {
    agent_email: email?.toLowerCase() ?? null,
    district: (await reader.detail(property)).district?.name ?? null,
  };
}

/** Reads the list, because a backend that reports itself healthy may still send unusable data. */
async function checkBackend(getJson: GetJson, reading: ParseOptions): Promise<void> {
  const [, list] = await Promise.all([
    getJson(paths.health, { retries: 0 }),
    getList(getJson, paths.list({ ...defaultListingQuery, page_size: 1 }), { retries: 0 }),
  ]);
  if (list === null) throw new CatalogError('bad-response', 'the backend has no property list');
  const isReadable = list.items.some((item) =>
    parseProperty(item, { ...reading, onProblem: () => undefined }),
  );
  if (list.items.length > 0 && !isReadable)
    throw new CatalogError('bad-response', 'the property list holds no properties');
}

type Reads = Omit<CatalogSource, 'snapshot'>;

/** Methods with more time, because they combine many reads for a sitemap and no visitor waits for them. */
const slowReads: string[] = ['listSitemapUrls' satisfies keyof CatalogSource];
const slowReadFactor = 6;

/**
 * Every method ends within its deadline and throws only `CatalogError`: an exception while reading a response counts as
 * a bad response.
 */
function guarded(timeoutMs: number, catalog: Reads): Reads {
  const methods: [string, (...values: never[]) => Promise<unknown>][] = Object.entries(catalog);
  const entries = methods.map(([name, method]) => {
    const limit = timeoutMs * (slowReads.includes(name) ? slowReadFactor : 1);
    return [
      name,
      async (...values: never[]) => {
        try {
          return await withDeadline(Date.now() + limit, () => method(...values));
        } catch (error) {
          if (isCatalogError(error)) throw error;
          throw new CatalogError('bad-response', 'the response could not be read', { cause: error });
        }
      },
    ];
  });
  return fromEntries(entries);
}

/** Sorts sold properties to the end of the page, and implausible prices when the cheapest come first. */
function heldBackLast(results: PropertySummary[], { ordering }: ListingQuery): PropertySummary[] {
  const isHeldBack = (property: PropertySummary) =>
    !isForSale(property) || (ordering[0] === 'low_price' && hasOddPrice(property));
  return results.toSorted((a, b) => Number(isHeldBack(a)) - Number(isHeldBack(b)));
}

/** The newest properties for sale with pictures, district by district in turn, then the others. */
function newestWithPictures(newest: PropertySummary[], limit: number): PropertySummary[] {
  const groups = new Map<number, PropertySummary[]>();
  for (const property of newest.filter(isForSale)) {
    if (property.cover_image === null || property.district === null) continue;
    groups.set(property.district.id, [...(groups.get(property.district.id) ?? []), property]);
  }
  const spread = roundRobin(
    [...groups.values()].toSorted((a, b) => b.length - a.length),
    limit,
  );
  return [...new Set([...spread, ...newest.filter(isForSale), ...newest])].slice(0, limit);
}
