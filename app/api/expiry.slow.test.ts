import { GET as shareImage } from '@/app/og/properties/[slug]/route';
import { GET as sitemap } from '@/app/sitemaps/[file]/route';
import { database } from '@/lib/database/connection';
import { call, type RoutePath } from '@/testing/api-routes';
import { stub } from '@/testing/stub';
import { openTestSite } from '@/testing/test-site';

/** 1 March 2027 ends in Dubai at this time. */
const midnight = Date.parse('2027-03-01T20:00:00.000Z');
let now = midnight - 60_000;
let site: Awaited<ReturnType<typeof openTestSite>>;

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  site = await openTestSite();
  const db = await database();
  await db
    .updateTable('properties')
    .set({ permit_expires_at: '2027-03-01', hidden_from: midnight / 1_000 })
    .where('slug', '=', 'creek-house')
    .execute();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await site.close();
});

const params = { id: 'creek-house', slug: 'creek-house' };
const responseOf = (get: unknown, path: string, known: Record<string, string>) =>
  stub<(request: Request, context: unknown) => Promise<Response>>(get)(
    new Request(`http://site.test${path}`),
    {
      params: Promise.resolve(known),
    },
  );
const image = () => responseOf(shareImage, '/og/properties/creek-house', params);

async function shown() {
  const status = async (path: RoutePath) => (await call(path, { params })).status;
  const list = await (await call('/api/v1/properties/', {})).json();
  const filters = await (await call('/api/v1/property-statistics/', {})).json();
  return {
    detail: await status('/api/v1/properties/detail/{slug}/'),
    units: await status('/api/v1/properties/{id}/units/'),
    image: (await image()).status,
    listed: list.count,
    counted: filters.total_properties,
    sitemap: (await (await responseOf(sitemap, '/', { file: 'properties-0.xml' })).text()).includes(
      'creek-house',
    ),
  };
}

it('shows a property until midnight in Dubai and nowhere afterwards, despite caches', async () => {
  const before = await shown();
  expect(before).toMatchObject({ detail: 200, units: 200, image: 200, listed: 3, sitemap: true });
  expect((await image()).headers.get('cache-control')).toBe('public, max-age=60');
  now = midnight;
  expect(await shown()).toEqual({
    detail: 404,
    units: 404,
    image: 404,
    listed: 2,
    counted: before.counted - 1,
    sitemap: false,
  });
});
