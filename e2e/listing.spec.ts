import { expect, type Page } from '@playwright/test';
import { present } from '@/testing/stub';
import { desktop, holdScripts, phone, skippedCards, test } from './journey';

const cards = (page: Page) => page.getByRole('region', { name: 'Properties' }).getByRole('article');
const count = (page: Page) => page.getByRole('region', { name: 'Properties' }).getByRole('status');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('shows twelve cards, focuses the search and links to a property', async ({ page }) => {
    await page.goto('/properties');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luxury Properties');
    await expect(cards(page)).toHaveCount(12);
    const search = page.getByRole('combobox', { name: 'Search properties' });
    await expect(search).toBeFocused();
    await expect(search).toHaveAttribute(
      'placeholder',
      'Search properties by name, location, or developer...',
    );
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/properties\/[a-z0-9-]+$/);
  });

  test('a pressed card shows that it waits for its page', async ({ page }) => {
    await page.route(/_rsc=/, () => {});
    await page.goto('/properties');
    const card = cards(page).first();
    await card.getByRole('link').first().click();
    await expect(card).toHaveCSS('opacity', '0.6');
    await expect(cards(page).nth(1)).toHaveCSS('opacity', '1');
  });

  test('a filter applies immediately, updates the URL and is undone by Back', async ({ page }) => {
    await page.goto('/properties?page=2');
    const all = await count(page).textContent();
    await sidebar(page)
      .getByRole('radio', { name: /^Villa/ })
      .check();
    await expect(page).toHaveURL(/\/properties\?property_type=\d+$/);
    await expect(count(page)).not.toHaveText(all ?? '');
    await expect(cards(page).filter({ hasNotText: /Villa/ })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/properties?page=2');
    await expect(count(page)).toHaveText(all ?? '');
    await expect(sidebar(page).getByRole('radio', { name: /^Villa/ })).not.toBeChecked();
  });

  test('one of many districts is found by typing its name', async ({ page }) => {
    await page.goto('/properties');
    const field = sidebar(page).locator('input').and(page.getByLabel('District'));
    await field.pressSequentially('palm j');
    await expect(field).toHaveValue('palm j');
    await sidebar(page)
      .getByRole('option', { name: /^Palm Jumeirah/ })
      .click();
    await expect(page).toHaveURL(/\/properties\?district=\d+$/);
    await expect(field).toHaveValue('Palm Jumeirah');
  });

  test('the title follows the list, also with Back and Forward, and is not announced', async ({ page }) => {
    const choose = (type: RegExp) => sidebar(page).getByRole('radio', { name: type }).check();
    await page.goto('/properties');
    await expect(page).toHaveTitle(/^Luxury Properties for Sale in Dubai \|/);
    await choose(/^Villa/);
    await expect(page).toHaveTitle(/^Villa Properties for Sale in Dubai \|/);
    await choose(/^Apartment/);
    await expect(page).toHaveTitle(/^Apartment Properties/);
    await expect(page.getByRole('alert')).toHaveText([]);
    await page.goBack();
    await expect(page).toHaveTitle(/^Villa Properties/);
    await page.goForward();
    await expect(page).toHaveTitle(/^Apartment Properties/);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page).toHaveTitle(/^About/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Apartment Properties/);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(/^About/);
  });

  test('the title no longer names the page after a new page size leads to the first', async ({ page }) => {
    await page.goto('/properties?page=3&ordering=title');
    await expect(page).toHaveTitle(/– Page 3 \|/);
    await page.getByRole('combobox', { name: 'Properties per page' }).selectOption('48');
    await expect(page).toHaveTitle(/^Luxury Properties for Sale in Dubai \|/);
  });

  test('applies input made before scripts have loaded', async ({ page }) => {
    const loadScripts = await holdScripts(page);
    await page.goto('/properties', { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Search properties' }).fill('sahil');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: High to Low' });
    loadScripts();
    await expect(page).toHaveURL(/[?&]search=sahil/);
    await expect(page).toHaveURL(/[?&]ordering=-/);
    await expect(cards(page)).toHaveCount(1);
  });

  test('keeps filters and focus while the first choice loads', async ({ page }) => {
    await page.goto('/properties');
    const apartment = sidebar(page).getByRole('radio', { name: /^Apartment/ });
    await apartment.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/property_type=/);
    await expect(page.getByRole('link', { name: /^Remove filter: Apartment/ })).toBeVisible();
    await expect(apartment).toBeFocused();
  });

  test('keeps the page when scripts no longer arrive', async ({ page }) => {
    await page.goto('/properties', { waitUntil: 'networkidle' });
    await page.route('**/_next/static/**', (route) => route.abort());
    await sidebar(page)
      .getByRole('radio', { name: /^Apartment/ })
      .click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load properties' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', /property_type=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luxury Properties');
  });

  test('filters the visible cards first on search, then queries the server', async ({ page }) => {
    await page.goto('/properties');
    const search = page.getByRole('combobox', { name: 'Search properties' });
    await search.fill('sahil');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL('/properties?search=sahil');
    await expect(page.getByText(/Searching for .sahil.\.\.\./)).toBeVisible();
    await expect(cards(page).getByRole('heading')).toHaveText('Sahil Crescent Villas');
  });

  test('suggests a community, whose list links to its properties', async ({ page }) => {
    await page.goto('/properties');
    await page.getByRole('combobox', { name: 'Search properties' }).pressSequentially('sidr');
    await page.getByRole('option', { name: /^Sidra 2 · Dubai Hills Estate/ }).click();
    await expect(page).toHaveURL(/\/properties\?district=\d+&community=sidra-2$/);
    await expect(sidebar(page).getByRole('combobox', { name: 'Community' })).toHaveValue('sidra-2');
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('main')).toContainText('Sidra 2, Dubai Hills Estate, Dubai, UAE');
    await page.getByRole('link', { name: 'All in Sidra 2' }).click();
    await expect(page).toHaveURL(/[?&]community=sidra-2$/);
  });
});

test('prints pages without their controls', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const paths = [
    '/',
    '/properties',
    '/properties/mirador-heights/units',
    '/areas/palm-jumeirah',
    '/blog',
    '/contact',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    expect(
      await main.getByRole('button').or(main.getByRole('combobox')).or(main.getByRole('textbox')).count(),
      path,
    ).toBe(0);
    expect(
      await main
        .getByText(/View Details|Refine your search|Show more units|Contact Advisor|Load More Articles/)
        .filter({ visible: true })
        .count(),
      path,
    ).toBe(0);
  }
});

test('prints text inside its coloured band, and cards and pictures on one sheet', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  for (const title of ['The finest addresses in the Emirates', 'The standards we keep']) {
    const heading = page.getByRole('heading', { name: title });
    const band = page.locator('section').filter({ has: heading });
    const [text, ground] = [present(await heading.boundingBox()), present(await band.boundingBox())];
    expect(text.x, title).toBeGreaterThan(ground.x + 16);
  }
  const divisible = page.locator('.card, :has(> img)').and(page.locator(':visible'));
  const breaks = await divisible.evaluateAll((parts) =>
    parts.map((part) => getComputedStyle(part).breakInside),
  );
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('redirects a URL beyond the last page to the last page', async ({ request }) => {
  const response = await request.get('/properties?page=99&ordering=low_price', { maxRedirects: 0 });
  expect(response.status()).toBeGreaterThanOrEqual(307);
  expect(response.headers().location).toMatch(/\/properties\?ordering=low_price&page=4$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('filters open in a drawer that restores focus', async ({ page }) => {
    await page.goto('/properties');
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Search properties' })).toHaveAttribute(
      'placeholder',
      'Search properties...',
    );
    const opener = page.getByRole('button', { name: /^Filters/ });
    await opener.click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('radio', { name: /^Villa/ }).check();
    await expect(page).toHaveURL(/property_type=\d+$/);
    // Only its fields scroll.
    expect(await drawer.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
    const show = drawer.getByRole('button', { name: /^Show \d+ propert/ });
    // The width of a page zoomed to 400 %.
    await page.setViewportSize({ ...phone, width: 320 });
    await expect(show).toBeInViewport({ ratio: 1 });
    await show.click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(cards(page).first()).toContainText('Villa');
  });

  test('lays out all cards without scrolling; pagination shows Previous and Next only', async ({ page }) => {
    await page.goto('/properties');
    await expect.poll(() => skippedCards(page)).toBe(0);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/properties?page=2');
    await expect(pages.getByRole('link', { name: 'Page 3' })).toBeHidden();
  });
});
