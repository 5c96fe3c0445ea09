import { expect, type Page } from '@playwright/test';
import { present } from '@/testing/stub';
import { holdScripts, test } from './journey';

const units = '/properties/mirador-heights/units';
const cards = (page: Page) => page.locator('main').getByRole('article');
const count = (page: Page) => page.getByText(/^Showing \d+ of \d+ units$/);

test('filters, sorting and view are stored in the URL', async ({ page }) => {
  await page.goto(units);
  const all = await count(page).textContent();
  await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('3');
  await expect(page).toHaveURL(/bedrooms=3/);
  await expect(count(page)).not.toHaveText(all ?? '');
  await expect(cards(page).first()).toContainText('3 Bedroom Unit');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Area' });
  await page.getByRole('button', { name: /^Sort order/ }).click();
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL(/sort=area/);
  await expect(page).toHaveURL(/order=desc/);
  await expect(page).toHaveURL(/view=list/);
  const narrowed = await count(page).textContent();
  await page.reload();
  await expect(count(page)).toHaveText(narrowed ?? '');
  await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
});

test('applies a filter selected before scripts have loaded', async ({ page }) => {
  const loadScripts = await holdScripts(page);
  await page.goto(units, { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('3');
  loadScripts();
  await expect(page).toHaveURL(/bedrooms=3/);
  await expect(cards(page).first()).toContainText('3 Bedroom Unit');
});

test('a unit page has zoom, share and a back link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(units);
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unit /);
  const zoom = page.getByRole('group', { name: 'Picture controls' });
  await zoom.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).toContainText('120%');
  for (let step = 0; step < 12; step++)
    await zoom.getByRole('button', { name: 'Zoom in' }).click({ force: true });
  await expect(zoom).toContainText('500%');
  await zoom.getByRole('button', { name: 'Reset' }).click();
  await expect(zoom).toContainText('100%');
  await page.getByRole('application').hover();
  await page.mouse.wheel(0, 120);
  await expect(zoom).toContainText('90%');
  await page.getByRole('button', { name: 'Share Unit' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('link', { name: 'Back to Property' }).click();
  await expect(page).toHaveURL('/properties/mirador-heights');
});

test('a text of the same size takes the place of a floor plan that fails to load', async ({ page }) => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/media/floorplans/*', (route) => failed.then(() => route.abort()));
  await page.goto(units);
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  const plan = page.getByRole('figure').filter({ has: page.getByRole('application') });
  await expect(plan).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const before = present(await plan.boundingBox());
  fail();
  const text = page.getByText('Image unavailable');
  await expect(text).toBeVisible();
  await expect(page.getByRole('group', { name: 'Picture controls' })).toHaveCount(0);
  expect(await text.boundingBox()).toEqual(before);
});
