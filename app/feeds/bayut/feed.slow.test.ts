import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neverEnds } from '@/lib/catalog/permits/permit-end';
import { database } from '@/lib/database/connection';
import { captureLog } from '@/testing/capture-log';
import { openTestSite } from '@/testing/test-site';

const token = 'a-token-of-24-characters';
process.env.BAYUT_FEED_TOKEN = token;
const folder = mkdtempSync(join(tmpdir(), 'portal-feed-'));
process.env.TMPDIR = folder;
const logged = captureLog();

let site: Awaited<ReturnType<typeof openTestSite>>;
let get: (file: string) => Promise<Response>;
beforeAll(async () => {
  site = await openTestSite();
  const { GET } = await import('./[file]/route');
  get = (file) =>
    GET(new Request(`http://site.test/feeds/bayut/${file}`), { params: Promise.resolve({ file }) });
  const db = await database();
  await db
    .updateTable('properties')
    .set({ permit_number: '7100000001' })
    .where('slug', '=', 'palm-villa')
    .execute();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const leftovers = () => readdirSync(folder).filter((name) => name.startsWith('feed-'));

it.each(['other.xml', `${token}`, `${token}.json`, '.xml'])('is not found as %s', async (file) => {
  expect((await get(file)).status).toBe(404);
});

it('is complete, and reports a removed home after the previous feed was read completely', async () => {
  const db = await database();
  const hideFrom = (hidden_from: number) =>
    db.updateTable('properties').set({ hidden_from }).where('slug', '=', 'palm-villa').execute();
  const unread = await get(`${token}.xml`);
  await unread.body?.cancel();
  await hideFrom(0);
  expect(await (await get(`${token}.xml`)).text()).not.toContain('deleted');
  await hideFrom(neverEnds);
  const first = await get(`${token}.xml`);
  const xml = await first.text();
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(first.headers.get('content-length')).toBe(String(Buffer.byteLength(xml)));
  expect(xml).toMatch(/Palm Villa[\s\S]*<\/Properties>\n$/);

  await hideFrom(0);
  expect(await (await get(`${token}.xml`)).text()).toContain('<![CDATA[deleted]]>');
  expect(await (await get(`${token}.xml`)).text()).not.toContain('Property_Ref_No');
});

it('is a 503 rather than incomplete', async () => {
  const db = await database();
  await db.schema.alterTable('portal_listings').renameTo('portal_listings_gone').execute();
  const failed = await get(`${token}.xml`);
  await db.schema.alterTable('portal_listings_gone').renameTo('portal_listings').execute();
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBe('300');
  expect(await failed.text()).not.toContain('<');
  expect(logged).toMatchObject([{ job: 'portal feed' }]);
  expect(JSON.stringify(logged)).not.toContain(token);
  expect(leftovers()).toEqual([]);
});
