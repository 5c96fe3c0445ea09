import { createServer } from 'node:http';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { setUpBackend } from '@/testing/fake-backend/set-up-backend';
import { portOf } from '@/testing/port-of';
import { withDeadline } from '../reads/deadline';
import type { CatalogSource } from '../source';

const site = setUpBackend();
const { connect, problems } = site;

const list = (catalog: CatalogSource) => catalog.listProperties(defaultListingQuery);

test('retries a server error', async () => {
  site.backend.misbehave({ kind: 'status', status: 500, times: 1 });
  expect((await list(connect())).count).toBe(3);
  expect(site.backend.requests).toHaveLength(2);
});

test('is unavailable after three retries', async () => {
  site.backend.misbehave({ kind: 'status', status: 503 });
  await expect(list(connect())).rejects.toMatchObject({ name: 'CatalogError', kind: 'unavailable' });
  expect(site.backend.requests).toHaveLength(4);
});

test('does not retry after a slow failure', async () => {
  site.backend.misbehave({ kind: 'status', status: 503 });
  await expect(list(connect({ quickMs: 0 }))).rejects.toMatchObject({ kind: 'unavailable' });
  expect(site.backend.requests).toHaveLength(1);
});

test('retries featured properties once', async () => {
  site.backend.misbehave({ kind: 'status', status: 500 });
  await expect(connect().featuredProperties('initial')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(site.backend.requests).toHaveLength(2);
});

test.each([
  [400, 'bad-response'],
  [401, 'unavailable'],
  [403, 'unavailable'],
  [429, 'unavailable'],
])('%i is not retried', async (status, kind) => {
  site.backend.misbehave({ kind: 'status', status });
  const message = `/api/v1/properties/ responded with ${status}`;
  await expect(list(connect())).rejects.toMatchObject({ kind, message });
  expect(site.backend.requests).toHaveLength(1);
});

test('a page with units and similar properties requests its property once', async () => {
  const catalog = connect();
  const slug = 'palm-one-palm-jumeirah';
  await catalog.getProperty(slug);
  await Promise.all([catalog.listUnits(slug), catalog.similarProperties(slug, 3)]);
  expect(site.backend.requests.filter((path) => path.endsWith(`/${slug}/`))).toHaveLength(1);
});

test('404 returns null', async () => {
  const catalog = connect();
  expect(await catalog.getProperty('nowhere')).toBeNull();
  expect(await catalog.listUnits('nowhere')).toBeNull();
  expect(await catalog.getUnit('palm-one-palm-jumeirah', 'Z-9')).toBeNull();
  expect(await catalog.similarProperties('nowhere', 3)).toBeNull();
  expect(await catalog.getArticle('nowhere')).toBeNull();
});

test('a 404 of everything, as from a gateway without its backend, is an outage', async () => {
  const catalog = connect();
  site.backend.misbehave({ kind: 'status', status: 404 });
  const outage = { name: 'CatalogError', kind: 'unavailable' };
  await expect(catalog.getProperty('palm-one-palm-jumeirah')).rejects.toMatchObject(outage);
  await expect(catalog.getArticle('nowhere')).rejects.toMatchObject(outage);
  site.backend.misbehave(null);
  expect(await catalog.getProperty('palm-one-palm-jumeirah')).not.toBeNull();
});

test('the list is read once for several 404s', async () => {
  const catalog = connect();
  for (const ref of ['nowhere', 'elsewhere']) expect(await catalog.getProperty(ref)).toBeNull();
  expect(site.backend.requests.filter((path) => path.startsWith('/api/v1/properties/?'))).toHaveLength(1);
});

test('a 200 whose body says that the item is missing returns null', async () => {
  site.backend.misbehave({ kind: 'body', body: '{"slug": "nowhere", "detail": "Not found."}' });
  expect(await connect().getProperty('nowhere')).toBeNull();
  expect(await connect().getArticle('nowhere')).toBeNull();
});

test('a 200 with the status false is no miss', async () => {
  site.backend.misbehave({ kind: 'body', body: '{"status": false, "message": "failed", "data": null}' });
  await expect(connect().getProperty('a')).rejects.toMatchObject({ kind: 'bad-response' });
});

test('of several properties, one that cannot be read is left out, but not all', async () => {
  const ids = (await list(connect())).results.map(({ id }) => id);
  site.backend.misbehave({ kind: 'body', body: '<html>', times: 1 });
  expect(await connect().propertiesByIds(ids)).toHaveLength(ids.length - 1);
  site.backend.misbehave({ kind: 'body', body: '<html>' });
  await expect(connect().propertiesByIds(ids)).rejects.toMatchObject({ kind: 'bad-response' });
  site.backend.misbehave({ kind: 'status', status: 401, times: 1 });
  await expect(connect().propertiesByIds(ids)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a timeout is not retried', async () => {
  site.backend.misbehave({ kind: 'slow', delayMs: 5_000 });
  const tries = jest.fn(fetch);
  await expect(list(connect({ timeoutMs: 50, fetch: tries }))).rejects.toMatchObject({ kind: 'timeout' });
  expect(tries).toHaveBeenCalledTimes(1);
});

test('reads of one page share its deadline', async () => {
  site.backend.misbehave({ kind: 'slow', delayMs: 60_000 });
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

  async function connectFailing(): Promise<CatalogSource> {
    site.backend.misbehave(hang);
    const catalog = connect({ timeoutMs: 500, breaker: { ...breaker, pauseMs: 60_000 } });
    for (let count = 0; count < breaker.failures; count += 1)
      await expect(list(catalog)).rejects.toMatchObject({ kind: 'timeout' });
    return catalog;
  }

  test('is not requested again after repeated timeouts', async () => {
    const catalog = await connectFailing();
    const asked = site.backend.requests.length;
    await expect(list(catalog)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(catalog.getProperty('a')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(catalog.check()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(site.backend.requests).toHaveLength(asked);
  });

  test('is requested again once a background probe succeeds', async () => {
    site.backend.misbehave(hang);
    const catalog = connect({ timeoutMs: 2_000, breaker });
    const waited = await Promise.allSettled([list(catalog), catalog.getProperty('a')]);
    for (const read of waited) expect(read).toMatchObject({ reason: { kind: 'timeout' } });
    site.backend.misbehave(null);
    const readCount = async () => (await list(catalog).catch(() => null))?.count;
    let count = await readCount();
    while (count === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      count = await readCount();
    }
    expect(count).toBe(3);
  });

  test('still serves other endpoints when only one hangs', async () => {
    const never = (signal?: AbortSignal | null) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
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
  site.backend.misbehave({ kind: 'body', body });
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
  site.backend.misbehave({ kind: 'body', body });
  await expect(connect().check()).rejects.toMatchObject({ kind: 'bad-response' });
});

test('options without counts have unknown counts', async () => {
  const pair = [{ value: 3, label: 'Villa' }];
  site.backend.misbehave({
    kind: 'body',
    body: JSON.stringify({ property_types: pair, cities: [{ id: 1, name: 'Dubai' }] }),
  });
  const options = await connect().filterOptions();
  expect(options.property_types).toEqual([{ id: 3, name: 'Villa', slug: 'villa', count: null }]);
  expect(options.cities[0]?.count).toBeNull();
});

test('a truncated body is retried', async () => {
  site.backend.misbehave({ kind: 'half-body', times: 1 });
  expect((await list(connect())).count).toBe(3);
  expect(site.backend.requests).toHaveLength(2);
});

test('a body that is always truncated is unavailable', async () => {
  site.backend.misbehave({ kind: 'half-body' });
  await expect(list(connect())).rejects.toMatchObject({ kind: 'unavailable' });
});

test.each([
  ['JSON that ends early', { kind: 'cut-json' } as const],
  ['a page of HTML', { kind: 'body', body: '<html>Maintenance</html>' } as const],
  ['an empty body', { kind: 'body', body: '' } as const],
  ['no list', { kind: 'body', body: '{"message": "hello"}' } as const],
  ['null', { kind: 'body', body: 'null' } as const],
])('%s is a bad response and not retried', async (_name, how) => {
  site.backend.misbehave(how);
  await expect(list(connect())).rejects.toMatchObject({ kind: 'bad-response' });
  expect(site.backend.requests).toHaveLength(1);
});

test('an endless body is not read to the end', async () => {
  site.backend.misbehave({ kind: 'body', body: `[${'0,'.repeat(50_000)}0]` });
  await expect(list(connect({ maxBytes: 10_000 }))).rejects.toMatchObject({ kind: 'bad-response' });
});

test('a refused connection is unavailable', async () => {
  // Nothing listens on the port of the discard protocol.
  const catalog = connect({ baseUrl: 'http://127.0.0.1:9', retries: 1 });
  await expect(list(catalog)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('redirects in a circle are a bad response and not retried', async () => {
  let requests = 0;
  const circle = createServer((request, response) => {
    requests += 1;
    response.writeHead(302, { location: request.url }).end();
  });
  await new Promise<void>((resolve) => circle.listen(0, '127.0.0.1', resolve));
  await expect(list(connect({ baseUrl: `http://127.0.0.1:${portOf(circle)}` }))).rejects.toMatchObject({
    kind: 'bad-response',
  });
  expect(requests).toBeLessThan(30);
  circle.closeAllConnections();
  circle.close();
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
  site.backend.misbehave({ kind: 'body', body: JSON.stringify({ count: 6, results }) });
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
  site.backend.misbehave({ kind: 'body', body: JSON.stringify(wrap(items)) });
  const page = await connect().listProperties({ ...defaultListingQuery, page: 3 });
  expect(page.count).toBe(30);
  expect(page.results.map(({ id }) => id)).toEqual([25, 26, 27, 28, 29, 30]);
});

test.each([
  ['sends a next page but no count', { results: 12, next: '/?page=2' }, 13],
  ["counts the page's entries", { count: 12, results: 12, next: '/?page=2' }, 13],
  ['counts no entries', { count: 0, results: 12 }, 12],
  ['counts more entries than the page has', { count: 40, results: 12 }, 40],
])('a list that %s has %j: %i in all', async (_name, { results, ...paging }, count) => {
  const items = Array.from({ length: results }, (_item, index) => ({ id: index + 1, title: 'P' }));
  site.backend.misbehave({ kind: 'body', body: JSON.stringify({ ...paging, results: items }) });
  const page = await list(connect());
  expect([page.count, page.results.length]).toEqual([count, 12]);
});

test.each([
  [
    'has renamed fields',
    [
      { pk: 1, heading: 'A' },
      { pk: 2, heading: 'B' },
    ],
  ],
  ['is empty although the list has properties', []],
])('a first page that %s is a failure, not a search without results', async (_name, results) => {
  site.backend.misbehave({ kind: 'body', body: JSON.stringify({ count: 30, results }) });
  const catalog = connect();
  await expect(list(catalog)).rejects.toMatchObject({ name: 'CatalogError', kind: 'bad-response' });
  await expect(catalog.countProperties(defaultListingQuery)).resolves.toBe(30);
});

test('a page past the last is empty', async () => {
  site.backend.misbehave({ kind: 'body', body: JSON.stringify({ count: 3, results: [] }) });
  expect((await connect().listProperties({ ...defaultListingQuery, page: 3 })).results).toEqual([]);
});

test('a property that the backend repeats is listed once', async () => {
  const results = [
    { id: 1, slug: 'a', title: 'A' },
    { id: 1, slug: 'a', title: 'A', city: { id: 1, name: 'Dubai' } },
    { id: 1, slug: 'b', title: 'B' },
  ];
  site.backend.misbehave({ kind: 'body', body: JSON.stringify({ count: 40, results }) });
  const slugs = (await list(connect())).results.map(({ slug }) => slug);
  expect(slugs).toEqual(['a', 'b']);
});

test('an article that the backend repeats is listed once', async () => {
  const article = { id: 1, slug: 'a', title: 'A' };
  site.backend.misbehave({ kind: 'body', body: JSON.stringify({ count: 40, results: [article, article] }) });
  const query = { category: null, search: null, page: 1, page_size: 9 };
  expect((await connect().listArticles(query)).results).toHaveLength(1);
});

test.each([
  ['{"data": null}'],
  ['{"status": "error", "message": "Property not found", "data": null}'],
  ['{"count": 0, "results": []}'],
  ['[]'],
])('an item returned as %s is missing', async (body) => {
  site.backend.misbehave({ kind: 'body', body });
  expect(await connect().getProperty('gone')).toBeNull();
  expect(await connect().getProperty('7')).toBeNull();
  expect(await connect().getArticle('gone')).toBeNull();
});

test.each([
  ['{}'],
  ['{"message": "hello"}'],
  ['{"data": {"id": 5}}'],
  ['{"status": "error", "message": "Database unavailable", "data": null}'],
])('an item returned as %s is a bad response', async (body) => {
  site.backend.misbehave({ kind: 'body', body });
  await expect(connect().getProperty('a')).rejects.toMatchObject({ kind: 'bad-response' });
  await expect(connect().getArticle('a')).rejects.toMatchObject({ kind: 'bad-response' });
});

test('new filter options are read after five minutes', async () => {
  const catalog = connect();
  const read = async () => {
    await catalog.filterOptions();
    return site.backend.requests.length;
  };
  const now = jest.spyOn(Date, 'now');
  const start = Date.now();
  expect([await read(), await read()]).toEqual([1, 1]);
  now.mockReturnValue(start + 6 * 60_000);
  expect(await read()).toBe(2);
  now.mockRestore();
});

test('a property with an expired permit is not found', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const results = [
    { id: 1, slug: 'past', title: 'Past', permit_expires_at: day(-3) },
    { id: 2, slug: 'future', title: 'Future', permit_expires_at: day(3) },
  ];
  site.backend.misbehave({ kind: 'body', body: JSON.stringify({ count: 2, results }) });
  expect((await list(connect())).results.map(({ slug }) => slug)).toEqual(['future']);
  site.backend.misbehave({ kind: 'body', body: JSON.stringify(results[0]) });
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
  expect(site.backend.requests).toHaveLength(1);
  expect(site.backend.authorizations).toEqual(['Bearer secret']);
});
