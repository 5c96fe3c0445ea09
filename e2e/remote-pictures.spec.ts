import { expect } from '@playwright/test';
import Database from 'better-sqlite3';
import { test } from './journey';
import { type SiteServer, startSite } from './site-server';

/* Hosts of pictures are set when the site starts, not in the build. */

// One worker, so that the server starts once.
test.describe.configure({ mode: 'default' });
let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite({ IMAGE_HOSTS: 'named.invalid, localhost' });
});
test.afterAll(() => site.stop());

const optimised = (url: string) => `${site.url}/_next/image?url=${encodeURIComponent(url)}&w=660&q=60`;

test('the optimiser requests only hosts set at start, and no private addresses', async ({ request }) => {
  const optimise = async (url: string) => {
    const response = await request.get(optimised(url));
    return { status: response.status(), text: await response.text() };
  };
  const notAllowed = { status: 400, text: '"url" parameter is not allowed' };
  expect(await optimise('https://other.invalid/a.jpg')).toEqual(notAllowed);
  expect(await optimise('https://named.invalid:8443/a.jpg')).toEqual(notAllowed);
  // Allowed, but there is no such host.
  expect((await optimise('https://named.invalid/a.jpg')).text).not.toContain(
    '"url" parameter is not allowed',
  );
  // Allowed by name, refused by its IP address.
  expect((await optimise('https://localhost/a.jpg')).status).toBe(400);
});

test('pages show pictures of those hosts and a placeholder for others', async ({ request }) => {
  const slug = 'mirador-heights';
  const db = new Database(site.databaseFile);
  db.prepare('update properties set cover_image = ? where slug = ?').run('https://named.invalid/a.jpg', slug);
  const { id } =
    db.prepare<[string], { id: number }>('select id from properties where slug = ?').get(slug) ?? {};
  db.prepare('delete from property_images where property_id = ? and position > 0').run(id);
  db.prepare('update property_images set image = ? where property_id = ?').run(
    'https://other.invalid/b.jpg',
    id,
  );
  db.close();
  const response = await request.get(`${site.url}/properties/${slug}`);
  const page = await response.text();
  expect(page).toContain('/_next/image?url=https%3A%2F%2Fnamed.invalid%2Fa.jpg');
  expect(page).not.toContain('/_next/image?url=https%3A%2F%2Fother.invalid');
  expect(response.headers()['content-security-policy']).toContain('https://named.invalid');
});
