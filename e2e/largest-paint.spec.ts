import { expect } from '@playwright/test';
import { test } from './journey';
import { pageKinds, screens } from './page-kinds';

/** The entry of a largest paint, which TypeScript's DOM types do not know. */
type Paint = PerformanceEntry & { element: Element | null };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('the LCP of the home page is the hero poster, not the video', async ({ page }) => {
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

// Browsers wait for the style sheets before they run an inline script, and read no further.
test('no inline script but the end of the first screen comes before the heading of a page', async ({
  request,
}) => {
  for (const [kind, path] of Object.entries(pageKinds)) {
    const [before, after] = (await (await request.get(path)).text()).split('<h1', 2);
    expect(after, kind).toBeDefined();
    expect(before, kind).not.toMatch(/<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>(?!0<)/);
  }
});
