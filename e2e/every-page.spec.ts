import { expect, type Page } from '@playwright/test';
import { barriers } from './axe';
import { expectUnmeasured, watchForeignRequests } from './foreign-requests';
import { test } from './journey';
import { layoutShifts, watchLayoutShifts } from './layout-shifts';
import { pageKinds, screens } from './page-kinds';
import { openSlowConnection } from './slow-connection';

const limit = 0.001;

/** Loads a page as a visitor who allowed nothing: no layout shift, no third-party request, no cookie. */
async function visit(page: Page, address: string): Promise<void> {
  const foreign = watchForeignRequests(page, address);
  await watchLayoutShifts(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const { total, moved } = await layoutShifts(page);
  expect(total, moved.join('\n')).toBeLessThan(limit);
  expect([...foreign]).toEqual([]);
  await expectUnmeasured(page);
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`${screen}, cookie choice made`, () => {
    test.use({ viewport });

    for (const [kind, path] of Object.entries(pageKinds)) {
      test(`${kind} has no layout shift, third-party request or accessibility violation`, async ({
        page,
        baseURL,
      }) => {
        await visit(page, baseURL + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await barriers(page)).toEqual([]);
      });
    }
  });

  test.describe(`${screen}, cookie choice open, on a slow connection`, () => {
    test.use({ viewport, cookieChoice: 'open' });
    let connection: Awaited<ReturnType<typeof openSlowConnection>>;
    test.beforeAll(async ({ baseURL }) => {
      connection = await openSlowConnection(baseURL ?? '');
    });
    test.afterAll(() => connection.close());

    for (const [kind, path] of Object.entries(pageKinds)) {
      test(`${kind} has no layout shift and no third-party request`, ({ page }) =>
        visit(page, connection.url + path));
    }
  });
}

test('the check detects layout shifts', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/about');
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('p'), { style: 'height: 99px' })),
  );
  expect((await layoutShifts(page)).total).toBeGreaterThan(limit);
});
