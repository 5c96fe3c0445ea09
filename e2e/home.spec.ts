import { expect, type Page } from '@playwright/test';
import { desktop, phone, test } from './journey';

const hero = (page: Page) => page.locator('[data-hero]');
const poster = (page: Page) => hero(page).getByRole('img');
const film = (page: Page) => hero(page).locator('video');
const featured = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Featured Properties' }) });
const expanded = '**/api/v1/featured-properties/expanded/';

/** Tag of the element of the largest paint in the hero; the markup of an element elsewhere. */
function largestPaint(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntries().at(-1);
          const element =
            paint && 'element' in paint && paint.element instanceof Element ? paint.element : null;
          resolve(element?.closest('[data-hero]') ? element.tagName : element?.outerHTML.slice(0, 200));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Expects the film to play, and the poster to be the LCP all the same. */
async function expectPosterAsLargest(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
  expect(await largestPaint(page)).toBe('IMG');
}

/** Collects the URLs of requested videos. */
function films(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('the video replaces the poster after load, is not the LCP, and can be paused', async ({ page }) => {
    const requests = films(page);
    page.on('load', () => requests.push('load'));
    await page.goto('/');
    await expect(poster(page)).toBeVisible();
    const pause = page.getByRole('button', { name: 'Pause background film' });
    await expect(pause).toBeVisible();
    expect(requests.slice(0, 2)).toEqual(['load', '/media/hero/hero-desktop.webm']);
    const paused = () => film(page).evaluate((video: HTMLVideoElement) => video.paused);
    expect(await paused()).toBe(false);
    const picture = await poster(page).evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect(film(page)).toHaveAttribute('poster', picture);
    await expectPosterAsLargest(page);
    await pause.click();
    const play = page.getByRole('button', { name: 'Play background film' });
    await expect(play).toBeVisible();
    expect(await paused()).toBe(true);
    await play.click();
    await expect(pause).toBeVisible();
    expect(await paused()).toBe(false);
  });

  test('featured properties expand from four to twelve, also after Back, then link to all', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(expanded, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await expect(featured(page).getByRole('article')).toHaveCount(4);
    await featured(page).getByRole('button', { name: 'View More Properties' }).click();
    await expect(featured(page).getByRole('button', { name: 'Loading...' })).toBeDisabled();
    release();
    const cards = featured(page).getByRole('article');
    await expect(cards).toHaveCount(12);
    const tenth = cards.nth(9).getByRole('heading').getByRole('link');
    await tenth.click();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(12);
    await expect(tenth).toBeInViewport();
    await featured(page).getByRole('link', { name: 'View All Properties' }).click();
    await expect(page).toHaveURL('/properties?page=1&page_size=12');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('shows a portrait poster, which is the LCP, and video', async ({ page }) => {
    const requests = films(page);
    await page.goto('/');
    const shown = await poster(page).evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(/\/media\/hero\/hero-mobile-\d+\.avif$/);
    await expect(film(page)).toBeAttached();
    await expect.poll(() => requests[0]).toBe('/media/hero/hero-mobile.webm');
    await expectPosterAsLargest(page);
  });
});

test('a phone on its side shows the headline and both links above the fold, and they work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const advisor = page.getByRole('link', { name: 'Contact Advisor' });
  await expect(advisor).toBeInViewport({ ratio: 1 });
  await expect(advisor).toHaveAttribute('href', '/contact');
  const explore = page.getByRole('link', { name: 'Explore Properties' });
  await expect(explore).toBeInViewport({ ratio: 1 });
  await explore.hover();
  await page.mouse.down();
  await expect(explore).toHaveCSS('opacity', '0.8');
  await page.mouse.up();
  await expect(page).toHaveURL('/properties?page=1&page_size=12');
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('a missing picture shows the colour of its frame, without a browser icon', async ({ page }) => {
  await page.route('**/_next/image?*', (route) => route.abort());
  await page.goto('/');
  const colours = await page
    .locator('main img.fill:not(article *)')
    .evaluateAll((pictures) =>
      pictures.map((picture) => getComputedStyle(picture, '::before').backgroundColor),
    );
  expect(colours).toEqual(['rgb(13, 15, 20)', expect.stringMatching(/^rgb\(2\d\d, /)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows poster, featured properties and the link to all', async ({ page }) => {
    await page.goto('/');
    await expect(poster(page)).toBeVisible();
    await expect(film(page)).toHaveCount(0);
    await expect(featured(page).getByRole('article')).toHaveCount(4);
    await expect(featured(page).getByRole('link', { name: 'View More Properties' })).toHaveAttribute(
      'href',
      '/properties',
    );
  });
});
