import { expect, type Page } from '@playwright/test';
import { findStoredItem } from '@/testing/find-stored-item';
import { newAddress, test } from './journey';

test.use({ cookieChoice: 'open' });

type Stored = { kind: 'cookie' | 'localStorage' | 'sessionStorage'; name: string };

async function stored(page: Page): Promise<Stored[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
  }));
  return [
    ...cookies.map(({ name }) => ({ kind: 'cookie' as const, name })),
    ...keys.localStorage.map((name) => ({ kind: 'localStorage' as const, name })),
    ...keys.sessionStorage.map((name) => ({ kind: 'sessionStorage' as const, name })),
  ];
}

const unexplained = (items: Stored[]) =>
  items.filter(({ kind, name }) => findStoredItem(kind, name) === null);

test('everything stored in the browser is listed in the Cookie Policy', async ({ page }) => {
  await page.goto('/properties?utm_source=portal');
  await page.getByRole('button', { name: 'Accept All' }).click();
  const favourite = page.waitForResponse('**/favorite/');
  await page.getByRole('button', { name: 'Favourite: Mirador Heights' }).first().click();
  await favourite;
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('radio', { name: /^Villa/ })
    .check();
  await expect(page).toHaveURL(/property_type=/);
  await page.getByRole('combobox', { name: 'Search properties' }).pressSequentially('villa');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSearches'))).not.toBeNull();
  await page.goto('/properties/sahil-crescent-villas');
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('A terrace');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Your email address').fill(newAddress('zayd'));
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toContainText('Thank you');
  await page.goto('/blog/reading-a-service-charge', { waitUntil: 'networkidle' });

  const found = await stored(page);
  expect(unexplained(found)).toEqual([]);
  // Guards against a visit that stored nothing.
  for (const name of [
    'visitor',
    'cookieConsent',
    'cookieConsentDate',
    'draft:',
    'viewed:',
    'recentSearches',
    'arrival',
  ])
    expect(
      found.some((item) => item.name.startsWith(name)),
      name,
    ).toBe(true);

  await page.goto('/cookies');
  for (const { kind, name } of found)
    await expect(page.getByRole('main')).toContainText(findStoredItem(kind, name)?.name ?? name);
});
