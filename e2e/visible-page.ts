import type { Locator, Page } from '@playwright/test';
import { defaultPageSize } from '@/lib/search/listing-query';

/** A breadcrumb step or a list entry. */
export type Step = { position: number; name: string; path: string };

/** Makes the page load no pictures, fonts and scripts from now on. Unlike a route, it does not pause all other requests. */
export async function readWithoutMedia(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*/_next/image*', '*/media/*', '*.js*'] });
}

/** Loads a page. @returns its HTML */
export async function open(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  return response?.text() ?? '';
}

/** All text of `main` and the document title, plus the URLs of maps and images. */
export async function visibleText(page: Page): Promise<string> {
  const main = page.getByRole('main');
  // Labelled for screen readers.
  const status = main.getByRole('list', { name: 'Status' }).getByRole('listitem').first();
  const maps = main.getByRole('link', { name: 'Open in Maps' });
  const urls = await maps
    .or(main.locator('img'))
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src')));
  return [
    await page.title(),
    ...(await main.allInnerTexts()),
    ...(await status.allInnerTexts()).map((text) => `Status ${text}`),
    ...urls.map((url) => decodeURIComponent(url ?? '')),
  ].join('\n');
}

/** The breadcrumb; its last step is the page itself, without a link. */
export async function visibleCrumbs(page: Page): Promise<Step[]> {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a, [aria-current=page]');
  const own = await page.locator('link[rel=canonical]').evaluateAll(([link]) => link?.getAttribute('href'));
  return readSteps(crumbs, 1, own ?? '');
}

/** The cards of a list, numbered across pages. */
export async function visibleCards(page: Page): Promise<Step[]> {
  const number = Number(new URL(page.url()).searchParams.get('page') ?? 1);
  const titles = page.getByRole('main').locator('article h2 a');
  return readSteps(titles, (number - 1) * defaultPageSize + 1);
}

async function readSteps(elements: Locator, first: number, own = ''): Promise<Step[]> {
  const found = await elements.evaluateAll((all) =>
    all.map((one) => ({
      // A truncated title has the full text as its tooltip.
      name: one.getAttribute('title') ?? one.textContent,
      href: one.getAttribute('href'),
    })),
  );
  return found.map(({ name, href }, index) => ({
    position: first + index,
    name,
    path: pathOf(href ?? own),
  }));
}

/** Path and query of a URL, without its origin. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://site');
  return pathname + search;
}
