import { expect, type Page } from '@playwright/test';
import { phone, test } from './journey';

test.use({ cookieChoice: 'open' });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const stored = (page: Page) =>
  page.evaluate(() => ({
    consent: JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'),
    date: localStorage.getItem('cookieConsentDate'),
  }));

test('the banner is shown until a choice is made, also after opening and closing the preferences', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(banner(page)).toContainText('We use cookies to enhance your experience');
  await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('href', '/cookies');
  const look = (name: string) =>
    banner(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
        return { backgroundColor, color, fontSize, fontWeight, height: button.clientHeight };
      });
  expect(await look('Reject All')).toEqual(await look('Accept All'));
  await banner(page).getByRole('button', { name: 'Preferences' }).click();
  await banner(page).getByRole('button', { name: 'Close preferences' }).click();
  await expect(banner(page).getByRole('button', { name: 'Preferences' })).toBeFocused();
  expect(await stored(page)).toEqual({ consent: null, date: null });
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('Reject All allows essential cookies only; Manage Cookies clears the choice and asks again', async ({
  page,
}) => {
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'Reject All' }).click();
  await expect(banner(page)).toBeHidden();
  expect((await stored(page)).consent).toEqual({
    essential: true,
    analytics: false,
    marketing: false,
    functional: false,
  });
  await page.getByRole('button', { name: 'Manage Cookies' }).click();
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toEqual({ consent: null, date: null });
});

test('saves preferences as set; essential cookies cannot be switched off', async ({ page }) => {
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'Preferences' }).click();
  const switches = banner(page).getByRole('switch');
  await expect(switches).toHaveCount(4);
  const essential = banner(page).getByRole('switch', { name: /Essential Cookies/ });
  await expect(essential).toBeChecked();
  await expect(essential).toBeDisabled();
  await expect(banner(page)).toContainText('Required');
  await banner(page)
    .getByRole('switch', { name: /Functional Cookies/ })
    .check();
  await banner(page).getByRole('button', { name: 'Save Preferences' }).click();
  await expect(banner(page)).toBeHidden();
  expect((await stored(page)).consent).toEqual({
    essential: true,
    analytics: false,
    marketing: false,
    functional: true,
  });
});

test('a stored choice hides the banner before first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'cookieConsent',
      '{"essential":true,"analytics":false,"marketing":false,"functional":false}',
    );
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'load' });
  await expect(banner(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the compact view takes at most 30 % of the height, and under half of a window zoomed to 400 %', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(banner(page)).toBeVisible();
    const height = async () => (await banner(page).boundingBox())?.height;
    expect(await height()).toBeLessThanOrEqual(phone.height * 0.3);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(height).toBeLessThan(128);
  });
});
