import { expect } from '@playwright/test';
import { test } from './journey';

test('a favourite shows immediately, survives a reload, is consistent across pages and listed on its own', async ({
  page,
}) => {
  await page.goto('/properties');
  const heart = page.getByRole('button', { name: 'Favourite: Mirador Heights' }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const response = page.waitForResponse('**/favorite/');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await response).status()).toBe(200);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/properties/mirador-heights');
  await expect(page.getByRole('button', { name: 'Favourite: Mirador Heights' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved Properties' }).click();
  await expect(page).toHaveURL('/favorites');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText('1 saved property');
  await heart.press('Enter');
  await expect(count).toHaveText('0 saved properties');
  await page.getByRole('link', { name: 'Mirador Heights', exact: true }).click();
  await expect(page).toHaveURL('/properties/mirador-heights');
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});
