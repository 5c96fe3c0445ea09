import { database } from '@/lib/database/connection';
import { maxFavorites } from '@/lib/favorites/store';
import { call } from '@/testing/api-routes';
import { openTestSite } from '@/testing/test-site';

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const toggle = (id: string, headers: Record<string, string> = {}) =>
  call('/api/v1/properties/{id}/favorite/', { method: 'POST', params: { id }, headers });
const list = async (cookie: string) =>
  (await (await call('/api/user/favorites/', { headers: { cookie } })).json()).results as number[];
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

it('gives a visitor a cookie with the first favourite, which scripts cannot read', async () => {
  const response = await toggle('palm-villa');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ is_favorite: true, count: 1 });
  expect(response.headers.get('set-cookie')).toMatch(
    /^visitor=[\w-]{22}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  const secure = await toggle('palm-villa', { 'x-forwarded-proto': 'https' });
  expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
});

it('toggles, lists the latest first, and keeps visitors apart', async () => {
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

it('is never cached, and stores no token', async () => {
  const cookie = cookieOf(await toggle('palm-villa'));
  const response = await call('/api/user/favorites/', { headers: { cookie } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const rows = await (await database()).selectFrom('favorites').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(cookie.replace('visitor=', ''));
});

it('knows no property that is not there, and sets no cookie for it', async () => {
  const response = await toggle('nothing');
  expect(response.status).toBe(404);
  expect(response.headers.get('set-cookie')).toBeNull();
});

it('refuses other sites', async () => {
  expect((await toggle('palm-villa', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

it('survives many presses at once', async () => {
  const cookie = cookieOf(await toggle('palm-villa'));
  const responses = await Promise.all(Array.from({ length: 9 }, () => toggle('palm-villa', { cookie })));
  expect(responses.every((response) => response.status === 200)).toBe(true);
  expect(await list(cookie)).toEqual([]);
});

it('is bounded for each visitor', async () => {
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
