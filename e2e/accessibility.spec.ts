import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { phone, test } from './journey';
import { pageKinds, screens } from './page-kinds';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// Half faded in, a text has a contrast that no visitor reads it at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds, as lines that say where and why. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} | ${node.html.slice(0, 160)} | ${node.failureSummary}`,
    ),
  );
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport });

    for (const [kind, path] of Object.entries(pageKinds)) {
      test(`${kind} has no barriers`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await findings(page)).toEqual([]);
      });
    }

    test('the gallery over the screen has none', async ({ page }) => {
      await page.goto('/properties/sahil-crescent-villas');
      await page
        .getByRole('button', { name: /full screen/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('mistakes in a form have none', async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Name must be at least 2 characters long.')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test.describe('before a cookie choice', () => {
      test.use({ cookieChoice: 'open' });

      test('the banner has none, in short and with its preferences', async ({ page }) => {
        await page.goto('/about');
        const banner = page.getByRole('region', { name: 'Cookie consent' });
        await expect(banner).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await banner.getByRole('button', { name: 'Preferences' }).click();
        await expect(banner.getByRole('switch')).toHaveCount(4);
        expect(await findings(page)).toEqual([]);
      });
    });
  });
}

test.describe('on a phone, opened', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the menu has no barriers', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test('the filters have none', async ({ page }) => {
    await page.goto('/properties?post_delivery=true');
    await page.getByRole('link', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
