import { expect } from '@playwright/test';
import pg from 'pg';
import { borrowDatabase, startPglite, type TestServer } from '@/testing/contract/postgres-server';
import { test } from './journey';
import { type SiteServer, startSite } from './site-server';
import { passwordLink, staffIn } from './staff-account';

/* The built site on PostgreSQL: its bundles share one connection pool, which unit tests cannot cover. */

let database: TestServer;
let site: SiteServer;
let invitation: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { TEST_DATABASE_URL } = process.env;
  database = TEST_DATABASE_URL ? await borrowDatabase(TEST_DATABASE_URL) : await startPglite();
  // Before the site starts, because PGlite serves one process at a time.
  invitation = staffIn(database.url, 'add', 'layla@example.com', '--role', 'admin');
  site = await startSite({ DATABASE_URL: database.url });
});

test.afterAll(async () => {
  await site?.stop();
  await database?.stop();
});

test('searches in Latin and Arabic script', async ({ page }) => {
  for (const words of ['sahil', 'فلل ساحل', 'crescent palm']) {
    // On a busy machine, the first queries may exceed the site's timeout.
    await expect(async () => {
      await page.goto(`${site.url}/properties?search=${encodeURIComponent(words)}`);
      await expect(page.getByRole('heading', { name: 'Sahil Crescent Villas' })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
  }
  const response = await fetch(`${site.url}/api/v1/properties/?search=sahil`);
  expect(response.status).toBe(200);
  expect((await response.json()).count).toBe(1);
});

test('filters and sorts', async () => {
  const response = await fetch(
    `${site.url}/api/v1/properties/?price_range=5000000-null&city=1&ordering=-low_price`,
  );
  const { results }: { results: { low_price: number | null; average_price: number | null }[] } =
    await response.json();
  const prices = results.map(({ low_price, average_price }) => low_price ?? average_price ?? 0);
  expect(prices.length).toBeGreaterThan(1);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(5_000_000);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
});

test('shows a property and its units', async ({ page }) => {
  await page.goto(`${site.url}/properties/sahil-crescent-villas`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sahil Crescent Villas');
  await page.goto(`${site.url}/properties/sahil-crescent-villas/units`);
  await expect(page.getByRole('main')).toContainText('V01');
});

test('signs in, locks, revokes, disables and sets passwords', async ({ playwright }) => {
  const password = 'a long enough password';
  const client = () =>
    playwright.request.newContext({
      baseURL: site.url,
      extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.77' },
    });
  const [admin, advisor] = [await client(), await client()];
  const token = (link: string) => new URL(passwordLink(site, link)).searchParams.get('token');
  const setPassword = async (link: string) => {
    const response = await admin.post('/api/auth/reset-password/', {
      data: { token: token(link), password },
    });
    return response.status();
  };
  const signIn = async (caller: typeof admin, email: string, typed = password) =>
    (await caller.post('/api/auth/login/', { data: { email, password: typed } })).status();
  const profile = async (caller: typeof admin) => (await caller.get('/api/user/profile/')).status();

  expect(await setPassword(invitation)).toBe(200);
  expect(await setPassword(invitation)).toBe(400);
  expect(await signIn(admin, 'layla@example.com', 'wrong')).toBe(401);
  expect(await signIn(admin, 'layla@example.com')).toBe(200);
  expect(await profile(admin)).toBe(200);

  const invited = await admin.post('/api/staff/accounts/', {
    data: { email: 'omar@example.com', name: 'Omar', role: 'advisor' },
  });
  const { id, link } = await invited.json();
  expect(await setPassword(link)).toBe(200);
  expect(await signIn(advisor, 'omar@example.com')).toBe(200);
  expect((await advisor.post('/api/auth/logout/')).status()).toBe(200);
  expect(await profile(advisor)).toBe(401);
  expect(await signIn(advisor, 'omar@example.com')).toBe(200);
  const disable = { data: { action: 'disable' } };
  expect((await admin.patch(`/api/staff/accounts/${id}/`, disable)).status()).toBe(200);
  expect(await profile(advisor)).toBe(401);
  expect(await signIn(advisor, 'omar@example.com')).toBe(403);

  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await signIn(advisor, 'nobody@example.com', 'wrong')).toBe(401);
  }
  expect(await signIn(advisor, 'nobody@example.com', 'wrong')).toBe(429);
  await Promise.all([admin.dispose(), advisor.dispose()]);
});

test('stores an enquiry', async ({ page }) => {
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Full name').fill('Amira Khalil');
  await page.getByLabel('Email', { exact: false }).first().fill('amira@example.com');
  await page.getByLabel('Subject').fill('A terrace');
  await page.getByLabel('Message').fill('Two bedrooms with a terrace.');
  await page.getByLabel('I agree').check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select name from inquiries');
  await client.end();
  expect(rows).toEqual([{ name: 'Amira Khalil' }]);
});

test('stores a favourite', async ({ page }) => {
  await page.goto(`${site.url}/properties?search=sahil`);
  const heart = page.getByRole('button', { name: 'Favourite: Sahil Crescent Villas' }).first();
  const stored = page.waitForResponse('**/favorite/');
  await heart.click();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
