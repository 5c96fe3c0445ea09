import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** axe violations on the current page, one line each with element and reason. */
export async function barriers(page: Page): Promise<string[]> {
  // Text that is still fading in fails the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // No page has cross-origin frames, and the default mode opens a second page per check.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} | ${node.html.slice(0, 160)} | ${node.failureSummary}`,
    ),
  );
}
