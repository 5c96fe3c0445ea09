import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { toRecord } from '@/lib/import/to-record';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { type FakeBackend, startFakeBackend } from '@/testing/fake-backend/fake-backend';
import { withDeadline } from '../deadline';
import { parseProperty } from '../parse/parse-property';
import type { CatalogSource } from '../source';
import { createSqlCatalog } from '../sql/catalog';
import { createSqlWriter } from '../sql/write/writer';
import { createRestCatalog, type RestCatalogOptions } from './catalog';

let folder: string;
let db: Kysely<Database>;
let sql: CatalogSource;
let backend: FakeBackend;
const problems: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rest-'));
  db = await openDatabase(`file:${join(folder, 'backend.db')}`);
  sql = createSqlCatalog(db);
  const relations = {
    city: 'Dubai',
    property_type: 'Villa',
    property_status: 'Ready',
    sales_status: 'Available',
  };
  const rows = [
    { id: 1, title: 'Palm One', district: 'Palm Jumeirah', developer: 'Example', low_price: 9_000_000 },
    { id: 2, title: 'Palm Two', district: 'Palm Jumeirah', developer: 'Example', low_price: 150_000 },
    { id: 3, title: 'Marina One', district: 'Dubai Marina', developer: 'Sample', low_price: null },
  ];
  const units = [
    { id: 'a', apartment_id: 'A-1', price: 2_000_000, area: 900 },
    { id: 'b', apartment_id: 'B-2', price: 1_000_000, area: 700 },
  ];
  const records = rows.flatMap((row) => {
    const property = parseProperty({ ...relations, ...row, units }, { onProblem: () => undefined });
    return property ? [toRecord(property, `test:${row.id}`, () => undefined)] : [];
  });
  await createSqlWriter(db).putProperties(records);
});
beforeEach(async () => {
  problems.length = 0;
  backend = await startFakeBackend(sql);
});
afterEach(() => backend.close());
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

function connect(options: Partial<RestCatalogOptions> = {}): CatalogSource {
  return createRestCatalog({
    baseUrl: backend.baseUrl,
    backoffMs: 1,
    // On a busy machine an answer may take seconds.
    quickMs: 60_000,
    timeoutMs: 60_000,
    onProblem: (path, reason) => problems.push(`${path} ${reason}`),
    ...options,
  });
}

const list = (catalog: CatalogSource) => catalog.listProperties(defaultListingQuery);

test('retries a server error', async () => {
  backend.misbehave({ kind: 'status', status: 500, times: 1 });
  expect((await list(connect())).count).toBe(3);
  expect(backend.requests).toHaveLength(2);
});

test('is unavailable after three retries', async () => {
  backend.misbehave({ kind: 'status', status: 503 });
  await expect(list(connect())).rejects.toMatchObject({ name: 'CatalogError', kind: 'unavailable' });
  expect(backend.requests).toHaveLength(4);
});

test('does not retry after a slow failure', async () => {
  backend.misbehave({ kind: 'status', status: 503 });
  await expect(list(connect({ quickMs: 0 }))).rejects.toMatchObject({ kind: 'unavailable' });
  expect(backend.requests).toHaveLength(1);
});

test('retries featured properties once', async () => {
  backend.misbehave({ kind: 'status', status: 500 });
  await expect(connect().featuredProperties('initial')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(backend.requests).toHaveLength(2);
});

test.each([
  [400, 'bad-response'],
  [401, 'unavailable'],
  [403, 'unavailable'],
  [429, 'unavailable'],
])('%i is not retried', async (status, kind) => {
  backend.misbehave({ kind: 'status', status });
  await expect(list(connect())).rejects.toMatchObject({ kind });
  expect(backend.requests).toHaveLength(1);
});

test('404 returns null', async () => {
  const catalog = connect();
  expect(await catalog.getProperty('nowhere')).toBeNull();
  expect(await catalog.listUnits('nowhere')).toBeNull();
  expect(await catalog.getUnit('palm-one-palm-jumeirah', 'Z-9')).toBeNull();
  expect(await catalog.similarProperties('nowhere', 3)).toBeNull();
  expect(await catalog.getArticle('nowhere')).toBeNull();
});

test('a timeout is not retried', async () => {
  backend.misbehave({ kind: 'slow', delayMs: 5_000 });
  const tries = jest.fn(fetch);
  await expect(list(connect({ timeoutMs: 50, fetch: tries }))).rejects.toMatchObject({ kind: 'timeout' });
  expect(tries).toHaveBeenCalledTimes(1);
});

test('reads of one page share its deadline', async () => {
  backend.misbehave({ kind: 'slow', delayMs: 60_000 });
  const catalog = connect({ timeoutMs: 60_000 });
  const reads = withDeadline(Date.now() + 50, () =>
    Promise.allSettled([list(catalog), catalog.getProperty('a'), catalog.getUnit('b', '1')]),
  );
  for (const read of await reads)
    expect(read).toMatchObject({ status: 'rejected', reason: { kind: 'timeout' } });
});

test('the next read is limited to the rest of the deadline', async () => {
  const catalog = connect();
  await withDeadline(Date.now() - 1, async () => {
    await expect(list(catalog)).rejects.toMatchObject({ kind: 'timeout' });
  });
  expect((await list(catalog)).count).toBe(3);
});

describe('a hanging backend', () => {
  const breaker = { failures: 2, pauseMs: 100 };
  const hang = { kind: 'slow', delayMs: 60_000 } as const;

  async function connectInVain(): Promise<CatalogSource> {
    backend.misbehave(hang);
    const catalog = connect({ timeoutMs: 50, breaker: { ...breaker, pauseMs: 60_000 } });
    for (let count = 0; count < breaker.failures; count += 1)
      await expect(list(catalog)).rejects.toMatchObject({ kind: 'timeout' });
    return catalog;
  }

  test('is not requested again after repeated timeouts', async () => {
    const catalog = await connectInVain();
    const asked = backend.requests.length;
    await expect(list(catalog)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(catalog.getProperty('a')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(catalog.check()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(backend.requests).toHaveLength(asked);
  });

  test('is requested again once a background probe succeeds', async () => {
    backend.misbehave(hang);
    const catalog = connect({ timeoutMs: 2_000, breaker });
    const waited = await Promise.allSettled([list(catalog), catalog.getProperty('a')]);
    for (const read of waited) expect(read).toMatchObject({ reason: { kind: 'timeout' } });
    backend.misbehave(null);
    const answered = async () => (await list(catalog).catch(() => null))?.count;
    let count = await answered();
    while (count === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      count = await answered();
    }
    expect(count).toBe(3);
  });

  test('still serves other endpoints when only one hangs', async () => {
    const never = (signal?: AbortSignal | null) =>
      new Promise<Response>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    let asked = 0;
    const catalog = connect({
      timeoutMs: 2_000,
      breaker: { ...breaker, pauseMs: 60_000 },
      fetch: async (url, init) => {
        if (!String(url).includes('statistics')) return Response.json({ results: [{ id: 1, title: 'A' }] });
        asked += 1;
        return never(init?.signal);
      },
    });
    for (let round = 0; round < 4; round += 1) {
      await expect(catalog.statistics()).rejects.toMatchObject({ name: 'CatalogError' });
      expect((await list(catalog)).results).toHaveLength(1);
    }
    expect(asked).toBe(breaker.failures);
  });
});

test.each([
  ['lists', `{"results": [{"id": 1, "title": "A", "images": ${'['.repeat(5_000)}${']'.repeat(5_000)}}]}`],
  ['objects', `${'{"data":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['lists that are too deep for the stack', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
])('%s nested too deeply are a bad response', async (_name, body) => {
  backend.misbehave({ kind: 'body', body });
  const catalog = connect();
  await expect(list(catalog)).rejects.toMatchObject({ kind: 'bad-response' });
  await expect(catalog.getProperty('a')).rejects.toMatchObject({ kind: 'bad-response' });
  await expect(catalog.listUnits('a')).rejects.toMatchObject({ kind: 'bad-response' });
  await expect(catalog.filterOptions()).rejects.toMatchObject({ kind: 'bad-response' });
});

test.each([
  ['says it is well but has no list', '{"status": "ok"}'],
  ['lists things that are no properties', '{"results": [{"id": 1}, "x"]}'],
])('a backend that %s is not healthy', async (_name, body) => {
  backend.misbehave({ kind: 'body', body });
  await expect(connect().check()).rejects.toMatchObject({ kind: 'bad-response' });
});

test('options without counts have unknown counts', async () => {
  const pair = [{ value: 3, label: 'Villa' }];
  backend.misbehave({
    kind: 'body',
    body: JSON.stringify({ property_types: pair, cities: [{ id: 1, name: 'Dubai' }] }),
  });
  const options = await connect().filterOptions();
  expect(options.property_types).toEqual([{ id: 3, name: 'Villa', slug: 'villa', count: null }]);
  expect(options.cities[0]?.count).toBeNull();
});

test('a truncated body is retried', async () => {
  backend.misbehave({ kind: 'half-body', times: 1 });
  expect((await list(connect())).count).toBe(3);
  expect(backend.requests).toHaveLength(2);
});

test('a body that is always truncated is unavailable', async () => {
  backend.misbehave({ kind: 'half-body' });
  await expect(list(connect())).rejects.toMatchObject({ kind: 'unavailable' });
});

test.each([
  ['JSON that ends early', { kind: 'cut-json' } as const],
  ['a page of HTML', { kind: 'body', body: '<html>Maintenance</html>' } as const],
  ['an empty body', { kind: 'body', body: '' } as const],
  ['no list', { kind: 'body', body: '{"message": "hello"}' } as const],
  ['null', { kind: 'body', body: 'null' } as const],
])('%s is a bad response and not retried', async (_name, how) => {
  backend.misbehave(how);
  await expect(list(connect())).rejects.toMatchObject({ kind: 'bad-response' });
  expect(backend.requests).toHaveLength(1);
});

test('an endless body is not read to the end', async () => {
  backend.misbehave({ kind: 'body', body: `[${'0,'.repeat(50_000)}0]` });
  await expect(list(connect({ maxBytes: 10_000 }))).rejects.toMatchObject({ kind: 'bad-response' });
});

test('a refused connection is unavailable', async () => {
  const { baseUrl } = backend;
  await backend.close();
  await expect(list(connect({ baseUrl, retries: 1 }))).rejects.toMatchObject({ kind: 'unavailable' });
  backend = await startFakeBackend(sql);
});

test('values of the wrong type are null and reported, and never throw', async () => {
  const results = [
    {
      id: 1,
      slug: 'a',
      title: 'A',
      low_price: 'ask',
      city: ['?', {}],
      property_images: 5,
      delivery_date: {},
    },
    { id: 'uuid-7', title: 'No slug' },
    { id: 3 },
    'text',
    null,
    { id: 4, slug: 'd', title: { ar: 'دبي' }, updated_at: 'yesterday' },
  ];
  backend.misbehave({ kind: 'body', body: JSON.stringify({ count: 6, results }) });
  const page = await list(connect());
  expect(page.count).toBe(6);
  expect(page.results.map(({ slug, title, low_price }) => [slug, title, low_price])).toEqual([
    ['a', 'A', null],
    ['uuid-7', 'No slug', null],
    ['d', 'دبي', null],
  ]);
  expect(problems).toContain('property.low_price is not a number');
  expect(problems.filter((problem) => problem === 'property has no title')).toHaveLength(3);
});

test.each([
  ['bare', (items: unknown[]) => items],
  ['counted', (items: unknown[]) => ({ count: items.length, results: items })],
  ['wrapped', (items: unknown[]) => ({ status: 'ok', data: { count: items.length, results: items } })],
  ['data', (items: unknown[]) => ({ data: items })],
])('an unpaged %s list is paged here', async (_name, wrap) => {
  const items = Array.from({ length: 30 }, (_item, index) => ({
    id: index + 1,
    slug: `p-${index + 1}`,
    title: 'P',
  }));
  backend.misbehave({ kind: 'body', body: JSON.stringify(wrap(items)) });
  const page = await connect().listProperties({ ...defaultListingQuery, page: 3 });
  expect(page.count).toBe(30);
  expect(page.results.map(({ id }) => id)).toEqual([25, 26, 27, 28, 29, 30]);
});

test('a property with an expired permit is not found', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const results = [
    { id: 1, slug: 'past', title: 'Past', permit_expires_at: day(-3) },
    { id: 2, slug: 'future', title: 'Future', permit_expires_at: day(3) },
  ];
  backend.misbehave({ kind: 'body', body: JSON.stringify({ count: 2, results }) });
  expect((await list(connect())).results.map(({ slug }) => slug)).toEqual(['future']);
  backend.misbehave({ kind: 'body', body: JSON.stringify(results[0]) });
  const catalog = connect();
  expect(await catalog.getProperty('past')).toBeNull();
  expect(await catalog.listUnits('past')).toBeNull();
});

test('sends the token, and concurrent equal reads once', async () => {
  const catalog = connect({ token: 'secret' });
  await Promise.all([
    catalog.getProperty('palm-one-palm-jumeirah'),
    catalog.getProperty('palm-one-palm-jumeirah'),
  ]);
  expect(backend.requests).toHaveLength(1);
  expect(backend.authorizations).toEqual(['Bearer secret']);
});

test('uses only the query of a next-page URL', async () => {
  const page = (ids: number[], next: string | null) => ({
    results: ids.map((id) => ({ id, name: `City ${id}` })),
    next,
  });
  const answers = [page([1], 'http://elsewhere.example/steal/?page=2'), page([2], null)];
  const urls: string[] = [];
  const catalog = connect({
    baseUrl: 'https://backend.example',
    fetch: async (url) => {
      urls.push(String(url));
      return Response.json(answers[urls.length - 1]);
    },
  });
  expect((await catalog.listCities()).map(({ id }) => id)).toEqual([1, 2]);
  expect(urls[1]).toBe('https://backend.example/api/v1/cities/?page=2');
});

describe('a backend with fewer filters', () => {
  const asked = (fields: Partial<typeof defaultListingQuery>) =>
    connect().listProperties({ ...defaultListingQuery, ...fields });

  test('is said to ignore those that none of its properties can pass', async () => {
    backend.ignore('bedrooms', 'area__gte', 'handover');
    const query = { bedrooms: [2], area__gte: 1_000, handover: { from: 202_701, to: 202_712 } };
    const { count, ignored } = await asked(query);
    expect(count).toBe(3);
    expect(ignored).toEqual(['bedrooms', 'area__gte', 'handover']);
  });

  test('is said to ignore those that a result contradicts', async () => {
    backend.ignore('price_range', 'district');
    const { districts } = await connect().filterOptions();
    const marina = districts.find(({ name }) => name === 'Dubai Marina')?.id ?? null;
    const { ignored } = await asked({ district: marina, price_range: { min: 0, max: 1_000_000 } });
    expect(ignored).toEqual(['price_range', 'district']);
  });

  test('is asked once per filter', async () => {
    backend.ignore('bedrooms');
    const catalog = connect();
    const query = { ...defaultListingQuery, bedrooms: [2] };
    await catalog.listProperties(query);
    const { length } = backend.requests;
    await catalog.listProperties({ ...query, page: 2 });
    expect(backend.requests).toHaveLength(length + 1);
  });

  test('is not accused when it applies them', async () => {
    const { ignored } = await asked({ bedrooms: [2], price_range: { min: 0, max: 1_000_000 } });
    expect(ignored).toBeUndefined();
  });
});

test('similar properties come from the list when the backend knows sold ones only', async () => {
  const sold = { id: 9, slug: 'sold', title: 'Sold', sales_status: { id: 5, name: 'Sold' } };
  const catalog = connect({
    fetch: async (url) =>
      String(url).includes('similar_properties')
        ? new Response(JSON.stringify({ results: [sold] }))
        : fetch(url),
  });
  const similar = await catalog.similarProperties('palm-one-palm-jumeirah', 2);
  expect(similar?.map(({ title }) => title)).toEqual(['Palm Two', 'Marina One']);
});

describe('a backend with list and detail only', () => {
  beforeEach(() => backend.lack(/^(?!\/api\/v1\/properties\/(detail\/.*)?$)/));

  test('featured properties are the newest', async () => {
    expect(await connect().featuredProperties('initial')).toHaveLength(3);
  });

  test('similar properties are sorted by closeness', async () => {
    const similar = await connect().similarProperties('palm-one-palm-jumeirah', 2);
    expect(similar?.map(({ title }) => title)).toEqual(['Palm Two', 'Marina One']);
  });

  test('filter options, cities, districts and developers come from the properties', async () => {
    const catalog = connect();
    const options = await catalog.filterOptions();
    expect(options.districts.map(({ name, count }) => [name, count])).toEqual([
      ['Dubai Marina', 1],
      ['Palm Jumeirah', 2],
    ]);
    const [city] = await catalog.listCities();
    expect(city?.name).toBe('Dubai');
    expect(await catalog.listDistricts(city?.id)).toHaveLength(2);
    expect(await catalog.listDistricts(9_999)).toEqual([]);
    expect((await catalog.listDevelopers()).map(({ name }) => name)).toEqual(['Example', 'Sample']);
  });

  test('statistics are counted', async () => {
    const statistics = await connect().statistics();
    expect(statistics.total_properties).toBe(3);
    expect(statistics.by_price_range.filter(({ count }) => count > 0).map(({ value }) => value)).toEqual([
      '100000-200000',
      '5000000-null',
      'on-request',
    ]);
  });

  test('suggestions come from a search', async () => {
    const suggestions = await connect().suggest('palm', 5);
    expect(suggestions.properties.map(({ title }) => title).sort()).toEqual(['Palm One', 'Palm Two']);
    expect(suggestions.districts.map(({ name }) => name)).toEqual(['Palm Jumeirah']);
  });

  test('has no articles and no units, and is healthy', async () => {
    const catalog = connect();
    const query = { category: null, search: null, page: 1, page_size: 9 };
    expect(await catalog.listArticles(query)).toEqual({ count: 0, results: [] });
    expect(await catalog.listUnits('palm-one-palm-jumeirah')).toEqual([]);
    await expect(catalog.check()).resolves.toBeUndefined();
  });
});
