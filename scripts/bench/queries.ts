import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogSource } from '@/lib/catalog/source';
import { createSqlCatalog } from '@/lib/catalog/sql/catalog';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import type { FilterOptions, Named } from '@/lib/catalog/types';
import { openDatabase } from '@/lib/database/connection';
import { analyze } from '@/lib/database/dialect';
import { countedRanges } from '@/lib/search/filters/filter-panel';
import { parsePriceRange, priceRanges } from '@/lib/search/filters/price-ranges';
import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { countFacets } from '@/lib/search/rows/facets';
import { sortOptions } from '@/lib/search/sort-options';
import { suggestMeantNames, suggestNames } from '@/lib/search/suggestions/suggest-names';
import { fillCatalog } from '@/testing/generate/fill';
import { createRandom, type Random } from '@/testing/generate/random';
import { createAsk } from '@/testing/search/ask';
import { readQueries } from '@/testing/search/read-queries';

/*
 * Benchmarks catalogue reads with 100,000 properties and a million units:
 *   npx tsx scripts/bench/queries.ts [file:… | postgres://…]
 * An empty database is filled first and kept for the next run.
 */

const properties = 100_000;
const roundsPerQuery = 150;
const queries = readQueries();

type QueryMaker = (random: Random, options: FilterOptions) => Partial<ListingQuery>;

const id = (random: Random, names: Named[]) => random.pick(names).id;
/** Options weighted by their number of properties. */
const popular = (random: Random, names: (Named & { count: number | null })[]) =>
  random.weighted(names.map((name) => [name.id, name.count ?? 0] as const));
const order = (random: Random) => [random.pick(sortOptions).value];
const band = (random: Random) => parsePriceRange(random.pick(priceRanges).value);

/** List queries from the default to all filters at once. */
const representativeQueries: Record<string, QueryMaker> = {
  'no filter, default order': () => ({}),
  'no filter, any order': (r) => ({ ordering: order(r) }),
  'no filter, deep page': (r) => ({ page: r.between(50, 4_000), ordering: order(r) }),
  'city, any order': (r, o) => ({ city: popular(r, o.cities), ordering: order(r) }),
  'largest city, any order': (r, o) => ({ city: largest(o.cities), ordering: order(r) }),
  'district, any order': (r, o) => ({ district: popular(r, o.districts), ordering: order(r) }),
  'developer, any order': (r, o) => ({ developer: id(r, o.developers), ordering: order(r) }),
  'type and price': (r, o) => ({
    property_type: [popular(r, o.property_types)],
    price_range: band(r),
    ordering: order(r),
  }),
  'price only': (r) => ({ price_range: band(r), ordering: order(r) }),
  'stage of construction': (r) => ({ completion_rate: r.pick([0, 25, 50, 75, 100]), ordering: order(r) }),
  'footer link': () => ({ completion_rate__gte: 80, ordering: ['-completion_rate', '-low_price'] }),
  'city, type, sales status': (r, o) => ({
    city: popular(r, o.cities),
    property_type: [popular(r, o.property_types)],
    sales_status: [popular(r, o.sales_statuses)],
    ordering: order(r),
  }),
  'everything at once': (r, o) => ({
    city: popular(r, o.cities),
    property_type: [popular(r, o.property_types)],
    property_status: [popular(r, o.property_statuses)],
    sales_status: [popular(r, o.sales_statuses)],
    price_range: band(r),
    post_delivery: r.chance(0.3) || null,
    ordering: order(r),
  }),
  'city, deep page': (r, o) => ({ city: largest(o.cities), page: r.between(20, 400), ordering: order(r) }),
  'search, one word': (r, o) => ({ search: r.pick(wordsOf(o)) }),
  'search, two words': (r, o) => ({ search: `${r.pick(wordsOf(o))} ${r.pick(wordsOf(o))}` }),
  'search, words of most descriptions': (r) => ({
    search: r.pick(['residence', 'terrace view', 'private', 'kitchen light']),
  }),
  'search, bedrooms in a community': (r, o) => ({
    search: `${r.between(1, 5)} bed in ${r.pick(communityNames(o))}`,
  }),
  'search, as buyers type': (r) => ({ search: r.pick(queries).query }),
  'search, no match': (r) => ({ search: `x${r.between(1_000, 9_999)}q` }),
};

/** Words of the catalogue's names, and of its titles. */
function wordsOf({ districts, developers, property_types }: FilterOptions): string[] {
  const names = [...districts, ...developers, ...property_types].flatMap(({ name }) => name.split(/\s+/));
  const titles = ['coral', 'heights', 'opal', 'zenith', 'crescent', 'أبراج', 'wasl', 'residences', 'lagoon'];
  return [...new Set([...names, ...titles])].filter((word) => word.length > 1);
}

function communityNames({ communities = [] }: FilterOptions): string[] {
  return communities.map(({ name }) => name);
}

function largest(names: (Named & { count: number | null })[]): number | null {
  return [...names].sort((a, b) => (b.count ?? 0) - (a.count ?? 0))[0]?.id ?? null;
}

/** Times of one kind of read, in milliseconds. */
export type Timing = { name: string; p50: number; p95: number };

/** Fills an empty database with generated properties, ten units each on average. */
export async function fillDatabase(url: string, count: number): Promise<void> {
  const db = await openDatabase(url);
  try {
    const writer = createSqlWriter(db);
    if (!(await writer.isEmpty())) return;
    await fillCatalog(writer, { count, seed: 1, unitsPerProperty: 10 });
    await analyze(db);
  } finally {
    await db.destroy();
  }
}

/** Measures every representative query, and all except searches together. */
export async function benchQueries(url: string): Promise<Timing[]> {
  return withCatalog(url, async (catalog) => {
    const options = await catalog.filterOptions();
    const { ask } = await createAsk(catalog);
    // Loads names into memory, like the first search.
    await catalog.suggest('names', 1);
    const random = createRandom(7);
    const timings: Timing[] = [];
    const filtered: number[] = [];
    for (const [name, makeQuery] of Object.entries(representativeQueries)) {
      const times = await timed(() => {
        const query = { ...defaultListingQuery, ...makeQuery(random, options) };
        const { search } = query;
        // Includes the time to interpret the search, as on the site.
        return search === null ? () => catalog.listProperties(query) : () => ask(search);
      });
      timings.push(summarise(name, times));
      if (!name.startsWith('search')) filtered.push(...times);
    }
    return [...timings, summarise('all lists without search', filtered)];
  });
}

/** Measures suggestions and the counts beside filters. */
export async function benchTyping(url: string): Promise<Timing[]> {
  return withCatalog(url, async (catalog) => {
    const options = await catalog.filterOptions();
    const table = await catalog.facetTable();
    const random = createRandom(5);
    const words = [...wordsOf(options), ...communityNames(options), ...queries.map(({ query }) => query)];
    const suggestions = await timed(() => {
      const text = random.pick(words).slice(0, random.between(2, 8));
      return async () => {
        const { properties: found } = await catalog.suggest(text, 5);
        return (found.length > 0 ? suggestNames : suggestMeantNames)(text, options, 5);
      };
    });
    const makers = Object.values(representativeQueries);
    const counts = await timed(() => {
      const query = { ...defaultListingQuery, ...random.pick(makers)(random, options), search: null };
      return async () => table && countFacets(table, query, countedRanges(query), Date.now() / 1000);
    });
    return [summarise('suggestions', suggestions), summarise('counts beside filters', counts)];
  });
}

/** Measures the reads of other pages. */
async function benchReads(url: string): Promise<Timing[]> {
  return withCatalog(url, async (catalog) => {
    const random = createRandom(11);
    const anyRef = () => String(random.between(1, properties));
    const reads: Record<string, () => Promise<unknown>> = {
      property: () => catalog.getProperty(anyRef()),
      units: () => catalog.listUnits(anyRef()),
      similar: () => catalog.similarProperties(anyRef(), 4),
      featured: () => catalog.featuredProperties('expanded'),
      'filter options': () => catalog.filterOptions(),
      statistics: () => catalog.statistics(),
    };
    const timings: Timing[] = [];
    for (const [name, read] of Object.entries(reads)) timings.push(summarise(name, await timed(() => read)));
    return timings;
  });
}

async function withCatalog<T>(url: string, work: (catalog: CatalogSource) => Promise<T>): Promise<T> {
  const db = await openDatabase(url);
  try {
    return await work(createSqlCatalog(db));
  } finally {
    await db.destroy();
  }
}

/** Milliseconds per call, without warm-up calls. */
async function timed(prepare: () => () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const warmUp = Math.ceil(roundsPerQuery / 10);
  for (let round = 0; round < roundsPerQuery + warmUp; round += 1) {
    const call = prepare();
    const start = performance.now();
    await call();
    if (round >= warmUp) times.push(performance.now() - start);
  }
  return times;
}

function summarise(name: string, times: number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { name, p50: at(0.5), p95: at(0.95) };
}

if (process.argv[1]?.endsWith('bench/queries.ts')) {
  const url = process.argv[2] ?? `file:${join(tmpdir(), 'catalog-bench', 'site.db')}`;
  await fillDatabase(url, properties);
  const timings = [...(await benchQueries(url)), ...(await benchTyping(url)), ...(await benchReads(url))];
  const shown = (ms: number) => `${ms.toFixed(2).padStart(8)} ms`;
  for (const { name, p50, p95 } of timings)
    console.log(`${name.padEnd(28)} p50 ${shown(p50)}   p95 ${shown(p95)}`);
}
