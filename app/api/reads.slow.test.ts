import { keysOf } from '@/lib/typed-keys';
import { call, publicReads, type RoutePath } from '@/testing/api-routes';
import { openTestSite } from '@/testing/test-site';

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const json = async (...args: Parameters<typeof call>) => {
  const response = await call(...args);
  return { status: response.status, body: await response.json() };
};

const params = { id: 'palm-villa', slug: 'palm-villa', unitId: '101', category: 'design' };
const paramsOf: Partial<Record<RoutePath, Record<string, string>>> = {
  '/api/v1/cities/{id}/': { id: 'dubai' },
  '/api/v1/cities/{id}/districts/': { id: 'dubai' },
  '/api/v1/districts/{id}/': { id: 'dubai-marina' },
  '/api/v1/developers/{id}/': { id: 'test-developments' },
  '/api/v1/developers/{id}/properties/': { id: 'test-developments' },
  '/api/v1/blogs/{slug}/': { slug: 'quiet-rooms' },
};

describe.each(keysOf(publicReads))('GET %s', (path) => {
  const wanted = paramsOf[path] ?? params;

  it('responds with 200 in JSON, cacheable, and 304 the second time', async () => {
    const response = await call(path, { params: wanted, query: 'q=tower' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=60/);
    expect(response.headers.get('set-cookie')).toBeNull();
    const etag = response.headers.get('etag') ?? '';
    const again = await call(path, { params: wanted, query: 'q=tower', headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('rejects other methods as JSON', async () => {
    const response = await call(path, { method: 'PUT', params: wanted });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('GET');
    expect(await response.json()).toHaveProperty('message');
  });

  if (path.includes('{') && !path.includes('category')) {
    it.each(['nothing-of-that-name', '999999999', '99999999999999999999', '-1', '%00', 'x'.repeat(5000)])(
      'responds with 404 as JSON to an unknown reference (%#)',
      async (ref) => {
        const missing = Object.fromEntries(Object.keys(wanted).map((name) => [name, ref]));
        const { status, body } = await json(path, { params: missing });
        expect(status).toBe(404);
        expect(body.message).toMatch(/not found\.$/);
      },
    );
  }
});

it('includes the field names of older clients', async () => {
  const { body } = await json('/api/v1/properties/detail/{slug}/', { params });
  expect(body).toMatchObject({
    slug: 'palm-villa',
    title: 'Palm Villa',
    name: 'Palm Villa',
    display_title: 'Palm Villa',
    cover: '/media/cover.jpg',
    image: '/media/cover.jpg',
    is_favorite: false,
    property_images: [{ image: '/media/one.jpg' }],
  });
});

it('finds a property and its units by id and slug', async () => {
  const bySlug = await json('/api/v1/properties/detail/{slug}/', { params });
  const byId = await json('/api/v1/properties/detail/{slug}/', { params: { slug: String(bySlug.body.id) } });
  expect(byId.body).toEqual(bySlug.body);
  const units = await json('/api/v1/properties/{id}/units/', { params: { id: String(bySlug.body.id) } });
  expect(units.body.count).toBe(2);
  const unit = await json('/api/v1/properties/{id}/units/{unitId}/', {
    params: { id: 'palm-villa', unitId: String(units.body.results[0].id) },
  });
  expect(unit.body).toEqual(units.body.results[0]);
});

it('pages through the list with links that keep the query', async () => {
  const query = 'page_size=2&ordering=title&utm_source=x';
  const first = await json('/api/v1/properties/', { query });
  expect(first.body).toMatchObject({ count: 3, previous: null });
  expect(first.body.results.map((entry: { title: string }) => entry.title)).toEqual([
    'Creek House',
    'Marina Tower',
  ]);
  const next = new URL(first.body.next);
  expect(next.pathname).toBe('/api/v1/properties/');
  const second = await json('/api/v1/properties/', { query: next.search.slice(1) });
  expect(second.body.results).toHaveLength(1);
  expect(second.body.next).toBeNull();
  expect(new URL(second.body.previous).searchParams.get('page')).toBe('1');
});

it('keeps repeated filters in links to other pages', async () => {
  const options = await json('/api/v1/property-filters/');
  const ids: number[] = options.body.property_types.map((type: { id: number }) => type.id);
  const query = `${ids.map((id) => `property_type=${id}`).join('&')}&page_size=2`;
  const first = await json('/api/v1/properties/', { query });
  expect(first.body.count).toBe(3);
  const next = new URL(first.body.next);
  expect(next.searchParams.getAll('property_type')).toEqual(ids.map(String));
  const second = await json('/api/v1/properties/', { query: next.search.slice(1) });
  expect(second.body.count).toBe(3);
});

it('returns an empty page with the total count beyond the last page', async () => {
  const { body } = await json('/api/v1/properties/', { query: 'page=900' });
  expect(body).toMatchObject({ count: 3, results: [], next: null });
  expect(new URL(body.previous).searchParams.get('page')).toBe('1');
});

it('returns titles in the requested language, else in English', async () => {
  const { body } = await json('/api/v1/multilingual-properties/', { query: 'lang=ar&ordering=title' });
  const titles = body.results.map((entry: { display_title: string }) => entry.display_title);
  expect(titles).toEqual(['Creek House', 'برج المارينا', 'Palm Villa']);
});

it('lists every filter as value and label', async () => {
  const { body } = await json('/api/v1/property-filters/');
  expect(body.cities).toEqual([
    expect.objectContaining({ value: expect.any(Number), label: 'Dubai', name: 'Dubai', count: 3 }),
  ]);
  expect(Object.keys(body).sort()).toEqual(
    ['cities', 'developers', 'districts', 'property_statuses', 'property_types', 'sales_statuses'].sort(),
  );
});

it('suggests matches, and nothing for empty text', async () => {
  const { body } = await json('/api/v1/property-search/', { query: 'q=marina&limit=3' });
  expect(body.properties).toEqual([expect.objectContaining({ slug: 'marina-tower' })]);
  expect(body.results).toEqual(body.properties);
  const empty = await json('/api/v1/property-search/', { query: 'q=%20' });
  expect(empty.body).toMatchObject({ count: 0, properties: [], districts: [], developers: [] });
});

it('filters articles by category in any spelling, and by words', async () => {
  const slugs = async (...args: Parameters<typeof call>) =>
    (await json(...args)).body.results.map((entry: { slug: string }) => entry.slug);
  const path = '/api/v1/blogs/category/{category}/';
  expect(await slugs(path, { params: { category: 'design' } })).toEqual(['quiet-rooms']);
  expect(await slugs('/api/v1/blogs/', { query: 'category=DESIGN' })).toEqual(['quiet-rooms']);
  expect(await slugs(path, { params: { category: 'none' } })).toEqual([]);
  expect(await slugs('/api/v1/blogs/search/', { query: 'q=quiet' })).toEqual(['quiet-rooms']);
  expect(await slugs('/api/v1/blogs/search/')).toEqual([]);
  expect(await slugs('/api/v1/blogs/featured/')).toHaveLength(2);
});

it('reports health to monitors', async () => {
  const response = await call('/api/health/');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    status: 'ok',
    database: 'ok',
    catalog: 'ok',
    version: expect.stringMatching(/^\d+\.\d+/),
    uptime: expect.any(Number),
  });
});

it('responds to unknown paths with 404 as JSON for any method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const { status, body } = await json('/api/{path}/', { method });
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'Not found.' });
  }
});

it('applies the filters understood from a search and returns the resulting query', async () => {
  const { body } = await json('/api/v1/properties/', { query: 'search=villas+under+900m' });
  expect(body.understood).toMatch(/^property_type=\d+&price_range=0-900000000$/);
  expect(body.count).toBeGreaterThan(0);
  const plain = await json('/api/v1/properties/', { query: body.understood });
  expect(plain.body).toMatchObject({ count: body.count, understood: null });
});

it('explains an empty search and suggests alternatives', async () => {
  const { body } = await json('/api/v1/properties/', { query: 'search=villas+under+60k' });
  expect(body.count).toBe(0);
  expect(body.nothing.asked).toMatch(/^villas under AED 60k/);
  const over = body.nothing.alternatives.find(({ label }: { label: string }) =>
    label.includes('over AED 60k'),
  );
  const list = await json('/api/v1/properties/', { query: over.query });
  expect(list.body.count).toBe(over.count);
});
