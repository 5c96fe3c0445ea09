import { expect } from '@playwright/test';
import { present } from '@/testing/stub';
import { skippedCards, test } from './journey';

test.use({ javaScriptEnabled: false });

test('the list can be searched, filtered and paged', async ({ page }) => {
  await page.goto('/properties');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('radio', { name: /^Off Plan/ }).check();
  await page.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Dubai (37)' });
  await page
    .getByRole('button', { name: /Apply Filters/ })
    .first()
    .click();
  await expect(page).toHaveURL(/property_status=\d+/);
  await expect(page).toHaveURL(/city=\d+/);
  await expect(page.getByRole('article').first()).toContainText('Dubai');
  await page.goto('/properties');
  await page.getByRole('searchbox', { name: 'Search properties' }).fill('marina');
  await page.getByRole('searchbox', { name: 'Search properties' }).press('Enter');
  // The name of a district is understood as that district.
  await expect(page).toHaveURL(/district=\d+/);
  await expect(page.getByRole('article').first()).toContainText('Marina');
  await page.goto('/properties');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/properties?page=2');
});

test('several values of a filter survive an untouched form, until another is chosen', async ({ page }) => {
  const list = '/properties?property_type=1,2&sales_status=1,2&completion_rate__gte=80&lang=ar&page_size=24';
  await page.goto(list);
  const apply = page.getByRole('button', { name: /Apply Filters/ }).first();
  await apply.click();
  const values = () => {
    const params = new URL(page.url()).searchParams;
    const keys = ['property_type', 'sales_status', 'completion_rate__gte', 'lang', 'page_size'];
    return keys.map((key) => params.getAll(key).join('+'));
  };
  // The form sends fields that the first URL lacks.
  await expect(page).toHaveURL(/price_was=/);
  expect(values()).toEqual(['1,2', '1,2', '80', 'ar', '24']);
  const type = page.getByRole('group', { name: 'Property Type' }).getByRole('radio').nth(1);
  const chosen = await type.getAttribute('value');
  await type.check();
  await apply.click();
  await expect.poll(values).toEqual([chosen, '1,2', '80', 'ar', '24']);
});

test('property, units and unit pages show all their content', async ({ page }) => {
  await page.goto('/properties/mirador-heights');
  for (const text of ['Payment Plans', 'Available Units', 'Facilities', 'Property Information']) {
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
  }
  expect(await skippedCards(page)).toBe(0);
  const gallery = page.getByRole('region', { name: 'Pictures of Mirador Heights' });
  await expect(gallery.getByRole('link', { name: 'Show picture 2' })).toBeVisible();
  await expect(gallery.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: /^View All Units/ }).click();
  const units = page.locator('main a[href*="/units/"]');
  await expect(units.nth(59)).toBeAttached();
  await units.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unit/);
  await expect(page.locator('main img').first()).toBeVisible();
  // Sharing needs JavaScript, so its place beside the email is taken.
  const widths = await Promise.all(
    ['Schedule Viewing', 'Send Email'].map(
      async (name) => present(await page.getByRole('link', { name }).boundingBox()).width,
    ),
  );
  expect(widths[1]).toBe(widths[0]);
});

test('unknown pages return 404 with suggestions', async ({ page }) => {
  const property = "The property you're looking for doesn't exist or has been removed from our listings.";
  const either = "The property or unit you're looking for doesn't exist or has been removed.";
  const unit = "The unit you're looking for doesn't exist or has been removed.";
  const article = "The article you're looking for doesn't exist or has been removed.";
  const other = 'This page has moved or is no longer available.';
  const missing: [path: string, title: string, text: string, way: string][] = [
    ['/properties/nowhere', 'Property Not Found', property, 'Back to Properties'],
    ['/properties/nowhere/units', 'Property Not Found', property, 'Back to Properties'],
    ['/properties/nowhere/units/1', 'Property or Unit Not Found', either, 'Back to Properties'],
    ['/properties/mirador-heights/units/0', 'Unit Not Found', unit, 'Back to Property'],
    ['/blog/nowhere', 'Article Not Found', article, 'All Articles'],
    ['/areas/nowhere', 'Page not found', other, 'All properties'],
    ['/types/nowhere', 'Page not found', other, 'All properties'],
  ];
  for (const [path, title, text, way] of missing) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect(page.getByRole('main'), path).toContainText(text);
    await expect(page.getByRole('main').getByRole('link', { name: way }), path).toBeVisible();
  }
});
