import { expect } from '@playwright/test';
import { test } from './journey';
import { pageKinds } from './page-kinds';

test.use({ cookieChoice: 'open' });

// This build has no measurement id, so the analytics tag must never load; functional cookies only enable maps.
for (const [choice, allowed] of [
  ['no choice', []],
  ['Reject All', []],
  ['Accept All', ['https://www.google.com/maps']],
] as const) {
  test(`pages make only the allowed third-party requests, with ${choice}`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'map' }),
    );
    const own = new URL(baseURL ?? '').host;
    const foreign = new Set<string>();
    page.on('request', (request) => {
      const { protocol, host, origin, pathname } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && host !== own) foreign.add(origin + pathname);
    });
    await page.goto('/about');
    if (choice !== 'no choice') await page.getByRole('button', { name: choice }).click();
    for (const path of Object.values(pageKinds)) await page.goto(path, { waitUntil: 'networkidle' });
    expect([...foreign]).toEqual(allowed);
    expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });
}
