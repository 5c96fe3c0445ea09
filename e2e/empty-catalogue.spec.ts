import { expect } from '@playwright/test';
import { test } from './journey';
import { type SiteServer, startSite } from './site-server';

// One worker, so that the server starts once.
test.describe.configure({ mode: 'default' });
let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite({ SAMPLE_CATALOG: 'false' });
});
test.afterAll(() => site.stop());

test('the list shows three labelled examples without links, and empty filters', async ({ page }) => {
  await page.goto(`${site.url}/properties`);
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
  const samples = page.getByRole('region', { name: 'Sample properties' }).getByRole('article');
  await expect(samples).toHaveCount(3);
  for (const [index, facts] of [
    ['Sample', 'Villa', 'Palm Jumeirah', 'Ready', 'Available'],
    ['Sample', 'Apartment', 'Downtown', 'Off Plan', 'Available'],
    ['Sample', 'Penthouse', 'Marina', 'Under Construction', 'Coming Soon'],
  ].entries()) {
    for (const fact of facts) await expect(samples.nth(index)).toContainText(fact, { ignoreCase: true });
    await expect(samples.nth(index).locator('a[href^="/properties/"]')).toHaveCount(0);
  }
  const filters = page.getByRole('complementary', { name: 'Filters' });
  for (const text of [
    'No property types available',
    'No property status options available',
    'No sales status options available',
  ])
    await expect(filters.getByText(text)).toBeVisible();
  for (const [label, text] of [
    ['Price Range', 'No options found'],
    ['City', 'No cities available'],
    ['District', 'No districts available'],
    ['Developer', 'No developers available'],
  ]) {
    const list = filters.getByRole('combobox', { name: label });
    await expect(list).toBeDisabled();
    await expect(list.locator('option')).toHaveText([text ?? '']);
  }
  await expect(filters.getByRole('link', { name: 'Clear All' })).toBeHidden();
});

test('a search shows the empty state without examples', async ({ page }) => {
  await page.goto(`${site.url}/properties?search=villa`);
  await expect(page.getByRole('heading', { name: 'No matching properties found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sample properties' })).toHaveCount(0);
});

const nothingYet = 'We’re adding new properties to our collection.';

test('the home page says that properties are being added and has no Show more', async ({ page }) => {
  await page.goto(`${site.url}/`);
  const featured = page.locator('section', {
    has: page.getByRole('heading', { name: 'Featured Properties' }),
  });
  await expect(featured).toContainText(nothingYet);
  await expect(featured.getByRole('link', { name: 'Contact Advisor' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('button', { name: 'View More Properties' })).toHaveCount(0);
  await expect(featured.getByRole('alert')).toHaveCount(0);
});

test('the blog says that nothing has been published', async ({ page }) => {
  await page.goto(`${site.url}/blog`);
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Articles' })).toHaveCount(0);
  await page.goto(`${site.url}/blog?category=design`);
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await page.getByRole('link', { name: 'View All Articles' }).click();
  await expect(page).toHaveURL(`${site.url}/blog`);
});

test('the districts page shows its empty state', async ({ page }) => {
  await page.goto(`${site.url}/areas`);
  await expect(page.getByRole('main')).toContainText(nothingYet);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Advisor' })).toBeVisible();
});

test('sitemaps and feed are valid', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/feed.xml', '/robots.txt'])
    expect((await request.get(site.url + path)).status(), path).toBe(200);
});
