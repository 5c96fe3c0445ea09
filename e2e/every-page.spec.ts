import { expect, type Page } from '@playwright/test';
import { farSectionsMark } from '@/components/ui/far-sections-mark';
import { viewMarkPrefix } from '@/lib/articles/view-mark';
import { essentialOnly, everything } from '@/lib/consent/consent';
import { wcagViolations } from './axe';
import { faintFocus } from './faint-focus';
import { fixedPaths } from './fixed-paths';
import { expectUnmeasured, watchForeignRequests } from './foreign-requests';
import { desktop, phone, storeCookieChoice, test } from './journey';
import { layoutShifts, watchLayoutShifts } from './layout-shifts';
import { pageKinds } from './page-kinds';
import { openSlowConnection } from './slow-connection';

const limit = 0.001;
const map = 'https://www.google.com/maps';
const noHosts: string[] = [];

/** Opens a page and expects no layout shift, no analytics and no cookie. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const { total, moved } = await layoutShifts(page);
  expect(total, `${path}\n${moved.join('\n')}`).toBeLessThan(limit);
  await expectUnmeasured(page);
}

/** Names of what the page has stored in the browser, besides cookies and the mark that an article was counted. */
async function storedNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return names.filter((name) => !name.startsWith(viewMarkPrefix));
}

/**
 * Responds in place of the map's server. Call it as late as possible: every later request of the page waits for the
 * test.
 */
async function stubMap(page: Page): Promise<void> {
  await page.route(`${map}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'map' }));
}

// This build has no measurement id, so analytics must never load; the one functional feature is the map.
const screens = {
  'on a phone': { viewport: phone, button: 'Reject All', consent: essentialOnly, allowed: noHosts },
  'on a wide screen': { viewport: desktop, button: 'Accept All', consent: everything, allowed: [map] },
};

/** Pages that together have every kind of control, on ivory, white, night and gold. */
const withEveryControl = ['home', 'list', 'property', 'property off plan', 'units', 'contact', '404'];

/** Pages whose loading a stored choice could change: video, map, sticky bar. */
const visitedAgain = ['home', 'property'];

for (const [screen, { viewport, button, consent, allowed }] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport, cookieChoice: 'open' });
    let connection: Awaited<ReturnType<typeof openSlowConnection>>;
    test.beforeAll(async ({ baseURL }) => {
      connection = await openSlowConnection(baseURL ?? '');
    });
    test.afterAll(() => connection.close());

    test.beforeEach(({ page }) => watchLayoutShifts(page));

    for (const [kind, path] of Object.entries(pageKinds)) {
      test(`${kind} has no layout shift, third-party request, stored item, faint focus or accessibility violation`, async ({
        page,
      }) => {
        const foreign = watchForeignRequests(page, connection.url);
        await visit(page, connection.url + path);
        expect([...foreign]).toEqual([]);
        expect(await storedNames(page)).toEqual([]);
        if (viewport === desktop && withEveryControl.includes(kind))
          expect(await faintFocus(page)).toEqual([]);

        if (allowed.includes(map)) await stubMap(page);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await wcagViolations(page)).toEqual([]);
        await expectUnmeasured(page);
        expect([...foreign].filter((url) => !allowed.includes(url))).toEqual([]);
      });
    }

    for (const kind of visitedAgain) {
      test(`${kind} has no layout shift or third-party request after a stored choice`, async ({
        page,
        baseURL,
      }) => {
        if (allowed.includes(map)) await stubMap(page);
        await storeCookieChoice(page, consent);
        const foreign = watchForeignRequests(page, baseURL ?? '');
        await visit(page, `${baseURL}${pageKinds[kind]}`);
        expect([...foreign].filter((url) => !allowed.includes(url))).toEqual([]);
      });
    }
  });
}

/** The contact page as linked from a search, and the page to unsubscribe with another text. */
const likeOthers = ['/contact/search', '/newsletter/confirm'];

test('every page whose path has no parameter is in page-kinds.ts', () => {
  const visited = Object.values(pageKinds).map((path) => new URL(path, 'http://localhost').pathname);
  const missing = fixedPaths('app/(site)', '/').filter((path) => ![...visited, ...likeOthers].includes(path));
  expect(missing).toEqual([]);
});

// Browsers wait for the style sheets before they run an inline script, and read no further.
test('no inline script but the end of the first screen comes before the heading of a page', async ({
  request,
}) => {
  for (const [kind, path] of Object.entries(pageKinds)) {
    const [before, after] = (await (await request.get(path)).text()).split('<h1', 2);
    expect(after, kind).toBeDefined();
    const scripts = (before ?? '').matchAll(
      /<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>(.*?)<\/script>/gs,
    );
    const firstScreenEnds = ['0', farSectionsMark];
    for (const [, script] of scripts) expect(firstScreenEnds, kind).toContain(script);
  }
});

test('the check detects layout shifts', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/about');
  // Movement before the first paint does not count.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('p'), { style: 'height: 99px' })),
  );
  await expect.poll(async () => (await layoutShifts(page)).total).toBeGreaterThan(limit);
});
