import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import Database from 'better-sqlite3';
import { portOf } from '@/testing/port-of';
import { test, visitHydrated } from './journey';
import { type SiteServer, startSite } from './site-server';

/** Port 9 (discard) has no listener, so connections are refused. */
const nowhere = 'http://127.0.0.1:9';

test.describe('an unknown path', () => {
  test('is a 404 that is not indexed and offers a search that works', async ({ page }) => {
    const response = await page.goto('/nowhere/at/all');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached();
    await page.getByRole('searchbox', { name: 'Search properties' }).fill('sahil');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/properties?search=sahil');
    await expect(page.getByRole('heading', { name: 'Sahil Crescent Villas' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has the same working search', async ({ page }) => {
      await page.goto('/nowhere/at/all');
      await page.getByRole('searchbox', { name: 'Search properties' }).fill('sahil');
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/properties?search=sahil');
    });
  });
});

test.describe('when the catalogue does not respond', () => {
  // One worker, so that the server starts once.
  test.describe.configure({ mode: 'default' });
  let site: SiteServer;
  test.beforeAll(async () => {
    site = await startSite({ API_BASE_URL: nowhere });
  });
  test.afterAll(() => site.stop());

  test('the list responds with 503, an error and three examples', async ({ browser }) => {
    // A separate page: the fixture's page fails on logged errors, which are expected here.
    const page = visitHydrated(await browser.newPage());
    for (const path of ['/properties', '/properties', '/properties?city=1']) {
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(503);
      expect(response?.headers()).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    }
    await expect(page.getByRole('heading', { name: 'Failed to load properties' })).toBeVisible();
    await expect(page.getByText('Please check your connection and try again.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sample properties' }).getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Failed to load properties' })).toBeVisible();
    await page.close();
  });

  test('the home page renders with an error in place of the featured properties', async ({ page }) => {
    const response = await page.goto(`${site.url}/`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Failed to load featured properties. Please try again later.')).toBeVisible();
  });

  test('the blog responds with 503, an error and retries', async ({ browser }) => {
    const page = visitHydrated(await browser.newPage());
    const response = await page.goto(`${site.url}/blog?category=design`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'Failed to Load Blog Posts' })).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL(`${site.url}/blog?category=design`);
    await expect(page.getByRole('heading', { name: 'Failed to Load Blog Posts' })).toBeVisible();
    await page.close();
  });

  const screens = {
    '/properties/sahil-crescent-villas': 'Property Not Found',
    '/properties/sahil-crescent-villas/units': 'Property Not Found',
    '/properties/sahil-crescent-villas/units/V01': 'Property or Unit Not Found',
    '/blog/yields': 'Article Not Found',
    '/areas/palm-jumeirah': 'Unexpected Application Error!',
  };

  // At the same time, because each read of the catalogue waits between its attempts.
  const onEach = (check: (path: string, title: string) => Promise<void>) =>
    Promise.all(Object.entries(screens).map(([path, title]) => check(path, title)));

  test('pages that need the catalogue return 503 with their title and retry', async ({ browser }) => {
    // Separate pages: the fixture's page fails on logged errors, which are expected here.
    const context = await browser.newContext();
    await onEach(async (path, title) => {
      const page = visitHydrated(await context.newPage());
      const response = await page.goto(site.url + path);
      expect(response?.status(), path).toBe(503);
      expect(response?.headers()['retry-after'], path).toBe('10');
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
      await expect(page, path).toHaveTitle(new RegExp(`^${title} [|] `));
      await expect(page.getByRole('main'), path).not.toContainText('127.0.0.1');
      // Next loads the whole document when its data fails again; closing during that load would fail.
      const again = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await again;
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    });
    await context.close();
  });

  test('pages that need the catalogue show the error and contact details without JavaScript', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await onEach(async (path, title) => {
      const page = await context.newPage();
      const response = await page.goto(site.url + path);
      expect(response?.status(), path).toBe(503);
      await expect(page, path).toHaveTitle(new RegExp(`^${title} [|] `));
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
      await expect(page.getByRole('main'), path).not.toContainText('500');
      const main = page.getByRole('main');
      for (const name of [/^Call/, 'WhatsApp', /^Email/])
        await expect(main.getByRole('link', { name }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
    });
    await context.close();
  });

  test('the health endpoint reports it', async ({ request }) => {
    expect((await request.get(`${site.url}/api/health/`)).status()).toBe(503);
    expect((await request.get(`${site.url}/api/v1/properties/`)).status()).toBeGreaterThanOrEqual(502);
  });

  test('enquiries are still stored', async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    await page.getByLabel('Full name').fill('Amira Khalil');
    await page.getByLabel('Email', { exact: false }).first().fill('amira@example.com');
    await page.getByLabel('Subject').fill('A terrace');
    await page.getByLabel('Message').fill('Two bedrooms with a terrace.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible();
    const database = new Database(site.databaseFile, { readonly: true });
    const rows = database.prepare('select name from inquiries').all();
    database.close();
    expect(rows).toEqual([{ name: 'Amira Khalil' }]);
  });
});

test('cached error pages are replaced soon after the catalogue recovers', async ({ request, baseURL }) => {
  let isUp = false;
  const backend = createServer(async (incoming, outgoing) => {
    if (!isUp) return outgoing.writeHead(400).end();
    const response = await fetch(`${baseURL}${incoming.url}`);
    outgoing.writeHead(response.status, { 'Content-Type': 'application/json' }).end(await response.text());
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const port = portOf(backend);
  const site = await startSite({ API_BASE_URL: `http://127.0.0.1:${port}` });
  try {
    const read = async (path: string) => (await request.get(site.url + path)).text();
    expect(await read('/')).toContain('Failed to load featured properties.');
    expect(await read('/properties')).toContain('Failed to load properties');
    isUp = true;
    const withinTimeout = { timeout: 30_000 };
    await expect.poll(() => read('/'), withinTimeout).toContain('Sahil Crescent Villas');
    await expect.poll(() => read('/properties'), withinTimeout).toContain('Sahil Crescent Villas');
  } finally {
    await site.stop();
    await new Promise((resolve) => backend.close(resolve));
  }
});
