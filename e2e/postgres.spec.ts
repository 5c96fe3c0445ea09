import { expect } from '@playwright/test';
import pg from 'pg';
import { borrowDatabase, startPglite, type TestServer } from '@/testing/contract/postgres-server';
import { test } from './journey';
import { type SiteServer, startSite } from './site-server';

/* The built site on PostgreSQL: its bundles share one connection, which unit tests of the sources cannot show. */

let database: TestServer;
let site: SiteServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { TEST_DATABASE_URL } = process.env;
  database = TEST_DATABASE_URL ? await borrowDatabase(TEST_DATABASE_URL) : await startPglite();
  site = await startSite({ DATABASE_URL: database.url });
});

test.afterAll(async () => {
  await site?.stop();
  await database?.stop();
});

test('searches in Latin and Arabic script', async ({ page }) => {
  for (const words of ['sahil', 'فلل ساحل', 'crescent palm']) {
    // On a busy machine the first queries may take longer than the site waits for them.
    await expect(async () => {
      await page.goto(`${site.url}/properties?search=${encodeURIComponent(words)}`);
      await expect(page.getByRole('heading', { name: 'Sahil Crescent Villas' })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
  }
  const answer = await fetch(`${site.url}/api/v1/properties/?search=sahil`);
  expect(answer.status).toBe(200);
  expect((await answer.json()).count).toBe(1);
});

test('filters and sorts', async () => {
  const answer = await fetch(
    `${site.url}/api/v1/properties/?price_range=5000000-null&city=1&ordering=-low_price`,
  );
  const { results }: { results: { low_price: number | null; average_price: number | null }[] } =
    await answer.json();
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

test('stores an enquiry', async ({ page }) => {
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Full name').fill('Amira Khalil');
  await page.getByLabel('E-mail', { exact: false }).first().fill('amira@example.com');
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
