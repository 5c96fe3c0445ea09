import { database } from '@/lib/database/connection';
import { day } from '@/lib/durations';
import { deleteAbsentVisitors, maxFavorites } from '@/lib/favorites/store';
import { visitorHash } from '@/lib/favorites/visitor';
import { call } from '@/testing/api-routes';
import { present } from '@/testing/stub';
import { openTestSite } from '@/testing/test-site';

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const toggle = (id: string, headers: Record<string, string> = {}) =>
  call('/api/v1/properties/{id}/favorite/', { method: 'POST', params: { id }, headers });
const list = async (cookie: string) =>
  (await (await call('/api/user/favorites/', { headers: { cookie } })).json()).results;
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

it('sets an HttpOnly cookie with the first favourite', async () => {
  const response = await toggle('palm-villa');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ is_favorite: true, count: 1 });
  expect(response.headers.get('set-cookie')).toMatch(
    /^visitor=[\w-]{22}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  const secure = await toggle('palm-villa', { 'x-forwarded-proto': 'https' });
  expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
});

it('toggles, lists the latest first, and separates visitors', async () => {
  const cookie = cookieOf(await toggle('palm-villa'));
  const second = await toggle('marina-tower', { cookie });
  expect(second.headers.get('set-cookie')).toBeNull();
  expect(await second.json()).toEqual({ is_favorite: true, count: 2 });
  expect(await list(cookie)).toHaveLength(2);
  const [latest] = await list(cookie);
  expect(await (await toggle(String(latest), { cookie })).json()).toEqual({ is_favorite: false, count: 1 });
  expect(await list(cookie)).not.toContain(latest);
  expect(await list('visitor=AAAAAAAAAAAAAAAAAAAAAA')).toEqual([]);
  expect(await list('')).toEqual([]);
});

it('is never cached and stores no plain token', async () => {
  const cookie = cookieOf(await toggle('palm-villa'));
  const response = await call('/api/user/favorites/', { headers: { cookie } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const rows = await (await database()).selectFrom('favorites').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(cookie.replace('visitor=', ''));
});

describe('the properties of favourites', () => {
  const page = async (cookie: string, query = '') =>
    (await call('/api/user/favorites/properties/', { headers: { cookie }, query })).json();
  const insert = async (cookie: string, ids: number[], created_at: string) => {
    const db = await database();
    const visitor_hash = present(visitorHash(new Request('http://localhost', { headers: { cookie } })));
    const values = ids.map((property_id) => ({ visitor_hash, property_id, created_at }));
    await db.insertInto('favorites').values(values).execute();
  };

  it('are listed latest first, without those that left the site, and never cached', async () => {
    const cookie = cookieOf(await toggle('palm-villa'));
    await insert(cookie, [9_001, 9_002], '2026-01-01T00:00:00.000Z');
    await toggle('marina-tower', { cookie });
    const response = await call('/api/user/favorites/properties/', { headers: { cookie } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { results, ...rest } = await response.json();
    expect(results.map((property: { slug: string }) => property.slug)).toEqual([
      'marina-tower',
      'palm-villa',
    ]);
    expect(rest).toEqual({ count: 4, next: null, previous: null, gone: 2 });
  });

  it('are paged by a position that a removed favourite does not shift', async () => {
    const cookie = 'visitor=BBBBBBBBBBBBBBBBBBBBBB';
    const [villa] = await list(cookieOf(await toggle('palm-villa')));
    const ids = Array.from({ length: 60 }, (_, index) => 9_000 + index);
    await insert(cookie, [villa], '2025-01-01T00:00:00.000Z');
    await insert(cookie, ids, '2026-01-01T00:00:00.000Z');
    const first = await page(cookie);
    expect(first).toMatchObject({ count: 61, results: [], gone: 48 });
    const db = await database();
    await db.deleteFrom('favorites').where('property_id', 'in', [9_012, 9_020, 9_050]).execute();
    const { search } = new URL(first.next);
    const second = await page(cookie, search.slice(1));
    expect(second).toMatchObject({ count: 58, results: [{ slug: 'palm-villa' }], gone: 12, next: null });
  });

  it('are none without a cookie or at a made-up position', async () => {
    const none = { count: 0, next: null, previous: null, results: [], gone: 0 };
    expect(await page('')).toEqual(none);
    expect(await page('visitor=AAAAAAAAAAAAAAAAAAAAAA', 'before=%00&before=x')).toEqual(none);
  });
});

it('rejects unknown properties and sets no cookie for them', async () => {
  const response = await toggle('nothing');
  expect(response.status).toBe(404);
  expect(response.headers.get('set-cookie')).toBeNull();
});

it('rejects other sites', async () => {
  expect((await toggle('palm-villa', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

it('handles concurrent toggles', async () => {
  const cookie = cookieOf(await toggle('palm-villa'));
  const responses = await Promise.all(Array.from({ length: 9 }, () => toggle('palm-villa', { cookie })));
  expect(responses.every((response) => response.status === 200)).toBe(true);
  expect(await list(cookie)).toEqual([]);
});

it('is limited per visitor', async () => {
  const cookie = cookieOf(await toggle('palm-villa'));
  const db = await database();
  const { visitor_hash } = await db
    .selectFrom('favorites')
    .select('visitor_hash')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const values = Array.from({ length: maxFavorites - 1 }, (_, index) => ({
    visitor_hash,
    property_id: 1_000 + index,
    created_at: '2026-01-01T00:00:00.000Z',
  }));
  await db.insertInto('favorites').values(values).execute();
  expect((await toggle('marina-tower', { cookie })).status).toBe(409);
  expect((await toggle('palm-villa', { cookie })).status).toBe(200);
  expect((await toggle('marina-tower', { cookie })).status).toBe(200);
});

it('limits new visitors per address', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const first = await toggle('palm-villa', headers);
  for (let count = 1; count < 30; count += 1) expect((await toggle('palm-villa', headers)).status).toBe(200);
  const refused = await toggle('palm-villa', headers);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('set-cookie')).toBeNull();
  expect((await toggle('palm-villa', { ...headers, cookie: cookieOf(first) })).status).toBe(200);
});

describe('absent visitors', () => {
  const seen = async (visitor_hash: string, created: number, last: number) => {
    const db = await database();
    const at = (days: number) => new Date(Date.now() - days * day).toISOString();
    const visitor = { visitor_hash, created_at: at(created), last_seen_at: at(last) };
    if (created === last) visitor.last_seen_at = visitor.created_at;
    await db.insertInto('favorite_visitors').values(visitor).execute();
    await db
      .insertInto('favorites')
      .values({ visitor_hash, property_id: 1, created_at: at(created) })
      .execute();
  };
  const kept = async () => {
    const db = await database();
    const rows = await db.selectFrom('favorites').select('visitor_hash').orderBy('visitor_hash').execute();
    return rows.map((row) => row.visitor_hash);
  };
  beforeEach(async () => {
    const db = await database();
    await db.deleteFrom('favorites').execute();
    await db.deleteFrom('favorite_visitors').execute();
  });

  it('are deleted with their favourites, returning ones after a year', async () => {
    await seen('a: came once, long ago', 31, 31);
    await seen('b: came once, lately', 29, 29);
    await seen('c: came back', 300, 200);
    await seen('d: came back, long ago', 800, 366);
    expect(await deleteAbsentVisitors(await database())).toBe(2);
    expect(await kept()).toEqual(['b: came once, lately', 'c: came back']);
  });

  it('count as returning when they read their favourites', async () => {
    const cookie = cookieOf(await toggle('palm-villa', { 'x-forwarded-for': '203.0.113.78' }));
    const db = await database();
    const past = '2026-01-01T00:00:00.000Z';
    await db.updateTable('favorite_visitors').set({ created_at: past, last_seen_at: past }).execute();
    await list(cookie);
    await list('visitor=AAAAAAAAAAAAAAAAAAAAAA');
    expect(await deleteAbsentVisitors(db, Date.now() + 31 * day)).toBe(0);
    expect(await list(cookie)).toHaveLength(1);
    expect(await db.selectFrom('favorite_visitors').selectAll().execute()).toHaveLength(1);
  });
});
