import { expect, type Page } from '@playwright/test';
import { test } from './journey';
import { pageKinds, screens } from './page-kinds';
import { openSlowConnection } from './slow-connection';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type Paint = PerformanceEntry & { element: Element | null };

/** What moved since the page began to load, without what the visitor set off. */
function shifts(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ total: number; moved: string[] }>((resolve) => {
        const name = (node: Node | null) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '').slice(0, 60);
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const entries = (list.getEntries() as Shift[]).filter((entry) => !entry.hadRecentInput);
          resolve({
            total: entries.reduce((sum, entry) => sum + entry.value, 0),
            moved: entries.flatMap((entry) =>
              entry.sources.map((source) => {
                const [from, to] = [source.previousRect, source.currentRect];
                return `${entry.value.toFixed(4)} ${name(source.node)} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
              }),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported when nothing moved.
        setTimeout(() => resolve({ total: 0, moved: [] }), 250);
      }),
  );
}

/** On a slow connection a face may arrive after the first paint, and a line then break elsewhere. */
const limits = { fast: 0.001, slow: 0.005 };

async function standsStill(page: Page, address: string, limit: number): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const { total, moved } = await shifts(page);
  expect(total, moved.join('\n')).toBeLessThan(limit);
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`${screen}, cookie choice made`, () => {
    test.use({ viewport });

    for (const [kind, path] of Object.entries(pageKinds)) {
      test(`${kind} stands still while it loads`, ({ page }) => standsStill(page, path, limits.fast));
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
      test(`${kind} stands still while it arrives`, ({ page }) =>
        standsStill(page, connection.url + path, limits.slow));
    }
  });

  test.describe(screen, () => {
    test.use({ viewport });

    test('the largest paint of the home page is the poster of the hero, not the film', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Pause background film' })).toBeVisible();
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
      const largest = await page.evaluate(
        () =>
          new Promise<string | undefined>((resolve) => {
            new PerformanceObserver((list) => {
              const element = (list.getEntries() as Paint[]).at(-1)?.element;
              resolve(element?.closest('[data-hero]') ? element.tagName : element?.outerHTML.slice(0, 200));
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      expect(largest).toBe('IMG');
    });
  });
}
