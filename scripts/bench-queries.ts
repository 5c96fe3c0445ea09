import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillCatalog } from '@/lib/catalog/generate/fill';
import { createRandom, type Random } from '@/lib/catalog/generate/random';
import type { CatalogSource } from '@/lib/catalog/source';
import { createSqlCatalog } from '@/lib/catalog/sql/catalog';
import { createSqlWriter } from '@/lib/catalog/sql/writer';
import type { FilterOptions, Named } from '@/lib/catalog/types';
import { openDatabase } from '@/lib/database/connection';
import { analyze } from '@/lib/database/dialect';
import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { parsePriceRange, priceRanges } from '@/lib/search/price-ranges';
import { sortOptions } from '@/lib/search/sort-options';

/*
 * Times the reads of the catalogue at 100,000 listings:
 *
 *   npx tsx scripts/bench-queries.ts [file:… | postgres://…]
 *
 * An empty database is filled first and kept for the next run.
 */

const listings = 100_000;
const roundsPerQuery = 150;

type Wish = (random: Random, options: FilterOptions) => Partial<ListingQuery>;

const id = (random: Random, names: Named[]) => random.pick(names).id;
/** Options as visitors pick them: in proportion to what is behind them. */
const popular = (random: Random, names: (Named & { count: number })[]) =>
  random.weighted(names.map((name) => [name.id, name.count] as const));
const order = (random: Random) => [random.pick(sortOptions).value];
const band = (random: Random) => parsePriceRange(random.pick(priceRanges).value);

/** The list as it is really asked for, from the bare page to everything at once. */
export const representativeQueries: Record<string, Wish> = {
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
  'search, one word': (r) => ({
    search: r.pick(['palm', 'marina', 'coral', 'dub', 'أبراج', 'zenith', 'wasl']),
  }),
  'search, two words': (r) => ({
    search: r.pick(['coral heights', 'palm villas', 'dubai hills', 'opal wasl']),
  }),
  'search, no match': (r) => ({ search: `x${r.between(1_000, 9_999)}q` }),
};

function largest(names: (Named & { count: number })[]): number | null {
  return [...names].sort((a, b) => b.count - a.count)[0]?.id ?? null;
}

async function main(url: string): Promise<void> {
  const db = await openDatabase(url);
  try {
    const writer = createSqlWriter(db);
    if (await writer.isEmpty()) {
      console.log(`filling ${listings.toLocaleString('en')} listings …`);
      await fillCatalog(writer, { count: listings, seed: 1, unitsPerProperty: 3 });
      await analyze(db);
    }
    const catalog = createSqlCatalog(db);
    await measureLists(catalog);
    await measureReads(catalog);
  } finally {
    await db.destroy();
  }
}

async function measureLists(catalog: CatalogSource): Promise<void> {
  const options = await catalog.filterOptions();
  const random = createRandom(7);
  const filtered: number[] = [];
  for (const [name, wish] of Object.entries(representativeQueries)) {
    const times = await timed(() => {
      const query = { ...defaultListingQuery, ...wish(random, options) };
      return () => catalog.listProperties(query);
    });
    report(name, times);
    if (!name.startsWith('search')) filtered.push(...times);
  }
  report('ALL LISTS WITHOUT SEARCH', filtered);
}

async function measureReads(catalog: CatalogSource): Promise<void> {
  const random = createRandom(11);
  const anyRef = () => String(random.between(1, listings));
  report('property', await timed(() => () => catalog.getProperty(anyRef())));
  report('units', await timed(() => () => catalog.listUnits(anyRef())));
  report('similar', await timed(() => () => catalog.similarProperties(anyRef(), 4)));
  report(
    'suggestions',
    await timed(() => () => catalog.suggest(random.pick(['cor', 'palm', 'zen', 'hei']), 5)),
  );
  report('featured', await timed(() => () => catalog.featuredProperties('expanded')));
  report('filter options', await timed(() => () => catalog.filterOptions(), 10));
  report('statistics', await timed(() => () => catalog.statistics(), 10));
}

/** Milliseconds of each call; the first calls, which warm caches up, are not counted. */
async function timed(prepare: () => () => Promise<unknown>, rounds = roundsPerQuery): Promise<number[]> {
  const times: number[] = [];
  const warmUp = Math.ceil(rounds / 10);
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const call = prepare();
    const start = performance.now();
    await call();
    if (round >= warmUp) times.push(performance.now() - start);
  }
  return times;
}

function report(name: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2).padStart(8);
  console.log(`${name.padEnd(28)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`);
}

if (process.argv[1]?.endsWith('bench-queries.ts'))
  await main(process.argv[2] ?? `file:${join(tmpdir(), 'catalog-bench', 'site.db')}`);
