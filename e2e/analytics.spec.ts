import { expect } from '@playwright/test';
import { test } from './journey';
import { pageKinds } from './page-kinds';

test.use({ cookieChoice: 'open' });

/** The measurement id is built in; here none is, so a tag must not load whatever the visitor allows. */
for (const choice of ['no choice', 'Accept All']) {
  test(`no page asks anyone else for anything, with ${choice}`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const own = new URL(baseURL ?? '').host;
    const foreign = new Set<string>();
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && host !== own) foreign.add(request.url());
    });
    await page.goto('/about');
    if (choice !== 'no choice') await page.getByRole('button', { name: choice }).click();
    for (const path of Object.values(pageKinds)) await page.goto(path, { waitUntil: 'networkidle' });
    expect([...foreign]).toEqual([]);
    expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });
}
