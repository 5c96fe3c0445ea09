import { expect, type Page } from '@playwright/test';

/**
 * Records the page's requests to other hosts; call before loading it.
 * @returns URLs without queries, growing as the page loads
 */
export function watchForeignRequests(page: Page, site: string): Set<string> {
  const own = new URL(site).host;
  const foreign = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host, origin, pathname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== own) foreign.add(origin + pathname);
  });
  return foreign;
}

/** Expects no analytics tag and no cookie. */
export async function expectUnmeasured(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
}
