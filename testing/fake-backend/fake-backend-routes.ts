import { presentFilterOptions, presentProperty } from '@/lib/catalog/present';
import type { CatalogSource } from '@/lib/catalog/source';
import type { Page, PropertySummary } from '@/lib/catalog/types';
import { parseListingQuery } from '@/lib/search/listing-query';

type Handler = (catalog: CatalogSource, found: string[], params: URLSearchParams) => Promise<unknown>;

const articlePageSize = 9;

/** The backend's paths as patterns; capture groups are the parameters in order. */
const routes: [RegExp, Handler][] = [
  [/^\/api\/v1\/properties\/$/, (catalog, _found, params) => list(catalog, params)],
  [
    /^\/api\/v1\/properties\/detail\/([^/]+)\/$/,
    async (catalog, [ref = '']) => {
      const property = await catalog.getProperty(ref);
      const facts = await catalog.assignmentFactsOf(ref);
      return property && { ...presentProperty(property), agent_email: facts?.agent_email };
    },
  ],
  [
    /^\/api\/v1\/properties\/([^/]+)\/units\/$/,
    async (catalog, [ref = '']) => {
      const units = await catalog.listUnits(ref);
      return units && { count: units.length, next: null, previous: null, results: units };
    },
  ],
  [
    /^\/api\/v1\/properties\/([^/]+)\/units\/([^/]+)\/$/,
    (catalog, [ref = '', unitRef = '']) => catalog.getUnit(ref, unitRef),
  ],
  [
    /^\/api\/v1\/featured-properties\/(initial|expanded)\/$/,
    async (catalog, [level]) => {
      const found = await catalog.featuredProperties(level === 'expanded' ? 'expanded' : 'initial');
      return { results: found.map((property) => presentProperty(property)) };
    },
  ],
  [
    /^\/api\/v1\/property-details\/([^/]+)\/similar_properties\/$/,
    async (catalog, [ref = ''], params) => {
      const found = await catalog.similarProperties(ref, Number(params.get('limit') ?? 4));
      return found && { results: found.map((property) => presentProperty(property)) };
    },
  ],
  [/^\/api\/v1\/property-filters\/$/, async (catalog) => presentFilterOptions(await catalog.filterOptions())],
  [/^\/api\/v1\/property-statistics\/$/, (catalog) => catalog.statistics()],
  [
    /^\/api\/v1\/property-search\/$/,
    (catalog, _found, params) => catalog.suggest(params.get('q') ?? '', Number(params.get('limit') ?? 5)),
  ],
  [/^\/api\/v1\/cities\/$/, (catalog) => catalog.listCities()],
  [/^\/api\/v1\/cities\/(\d+)\/districts\/$/, (catalog, [city]) => catalog.listDistricts(Number(city))],
  [/^\/api\/v1\/districts\/$/, (catalog) => catalog.listDistricts()],
  [/^\/api\/v1\/developers\/$/, (catalog) => catalog.listDevelopers()],
  [
    /^\/api\/v1\/blogs\/$/,
    async (catalog, _found, params) =>
      paged(
        await catalog.listArticles({
          category: params.get('category'),
          search: params.get('search'),
          page: Number(params.get('page') ?? 1),
          page_size: Number(params.get('page_size') ?? articlePageSize),
        }),
      ),
  ],
  [/^\/api\/v1\/blogs\/([^/]+)\/$/, (catalog, [ref = '']) => catalog.getArticle(ref)],
  [/^\/api\/health\/$/, async () => ({ status: 'ok' })],
];

/** The body of the backend's response to a request; null for 404. */
export async function bodyFor(catalog: CatalogSource, url: URL): Promise<unknown> {
  for (const [pattern, handler] of routes) {
    const found = pattern.exec(url.pathname);
    if (found) return handler(catalog, found.slice(1).map(decodeURIComponent), url.searchParams);
  }
  return null;
}

async function list(catalog: CatalogSource, params: URLSearchParams): Promise<unknown> {
  const page = await catalog.listProperties(parseListingQuery(params));
  return paged({
    ...page,
    results: page.results.map((property: PropertySummary) => presentProperty(property)),
  });
}

function paged<T>({ count, results }: Page<T>) {
  return { count, next: null, previous: null, results };
}
