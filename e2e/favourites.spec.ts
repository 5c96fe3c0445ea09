import { expect } from '@playwright/test';
import { test } from './journey';

test('a favourite shows immediately, survives a reload and is consistent across pages', async ({ page }) => {
  await page.goto('/properties');
  const heart = page.getByRole('button', { name: 'Favourite: Mirador Heights' }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const answer = page.waitForResponse('**/favorite/');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await answer).status()).toBe(200);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/properties/mirador-heights');
  await expect(page.getByRole('button', { name: 'Favourite: Mirador Heights' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
