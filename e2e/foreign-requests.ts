import { expect, type Page } from '@playwright/test';

/**
 * Notes every request of the page to another host than its own; call before loading one.
 * @returns addresses without their queries, growing as the page loads
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
