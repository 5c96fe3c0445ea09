import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { logProblemsOnce, type OnProblem } from '../parse/problem';
import { CatalogError, type CatalogSource, type FeaturedLevel, featuredCount } from '../source';
import type { FilterOptions, Page, PropertySummary, Statistics } from '../types';
import { createAddresses } from './addresses';
import { createArticles } from './articles';
import { optionsFromList, similarFromList, statisticsFromList } from './fallbacks';
import { createGetJson, type HttpOptions } from './http';
import { createListings, getList } from './listings';
import { isPathPart, paths } from './paths';
import { createPlaces } from './places';
import { readStatistics, toPage } from './read-answers';
import { createSuggest } from './suggest';
import { createUnits } from './units';

export type RestCatalogOptions = HttpOptions & {
  /** Where relative picture addresses lead; the backend itself by default, this site when empty. */
  imageBase?: string;
  /** Told of values that cannot be read; by default each kind is logged once. */
  onProblem?: OnProblem;
};

/** The featured grid is on the front page and gives up early (specification, section 8). */
const featured = { retries: 1 };

/**
 * The catalogue of a backend that speaks the API of the specification, section 7, read leniently. Only the property
 * list and the property detail must exist there; what else is missing (404) is made of the list.
 */
export function createRestCatalog(settings: RestCatalogOptions): CatalogSource {
  const { onProblem = logProblemsOnce('rest'), imageBase = settings.baseUrl } = settings;
  const reading = { onProblem, imageBase };
  const getJson = createGetJson(settings);
  const listings = createListings(getJson, reading);

  async function listProperties(query: ListingQuery): Promise<Page<PropertySummary>> {
    const list = await getList(getJson, paths.list(query));
    if (list === null) {
      // Backends of this family answer 404 to a page beyond the last.
      if (query.page === 1) throw new CatalogError('bad-response', 'the backend has no property list');
      return { count: (await listProperties({ ...query, page: 1 })).count, results: [] };
    }
    const page = toPage(list, query.page, query.page_size);
    return { count: page.count, results: await listings.summaries(page.results) };
  }

  async function filterOptions(): Promise<FilterOptions> {
    return (await listings.options()) ?? optionsFromList(listProperties);
  }

  async function featuredProperties(level: FeaturedLevel): Promise<PropertySummary[]> {
    const size = featuredCount[level];
    const list =
      (await getList(getJson, paths.featured(level), featured)) ??
      (await getList(getJson, paths.featured(), featured));
    if (list) return listings.summaries(list.items.slice(0, size));
    return (await listProperties({ ...defaultListingQuery, page_size: size })).results;
  }

  async function similarProperties(ref: string, limit: number): Promise<PropertySummary[] | null> {
    if (!isPathPart(ref)) return null;
    // The backend may hide the listing itself and still know what is near it.
    const property = await listings.find(ref);
    const list = await getList(getJson, paths.similar(property?.sourceId ?? ref, limit));
    if (list) return (await listings.summaries(list.items)).slice(0, limit);
    return property && similarFromList(await listings.detail(property), limit, listProperties);
  }

  async function statistics(): Promise<Statistics> {
    const answer = await getJson(paths.statistics);
    const read = answer === null ? null : readStatistics(answer, onProblem);
    return read ?? statisticsFromList(await filterOptions(), listProperties);
  }

  async function check(): Promise<void> {
    const health = await getJson(paths.health, { retries: 0 });
    if (health === null) await getJson(paths.list({ ...defaultListingQuery, page_size: 1 }), { retries: 0 });
  }

  const units = createUnits(getJson, listings, reading);
  const articles = createArticles(getJson, reading);

  return {
    listProperties,
    getProperty: async (ref) => {
      const property = await listings.read(ref);
      return property && listings.detail(property);
    },
    ...units,
    featuredProperties,
    similarProperties,
    filterOptions,
    statistics,
    suggest: createSuggest(getJson, { listings, listProperties, filterOptions, onProblem }),
    ...createPlaces(getJson, filterOptions, onProblem),
    ...articles,
    ...createAddresses({ listProperties, ...units, ...articles }),
    check,
  };
}
