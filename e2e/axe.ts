import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds in the page as it stands, as lines that say where and why. */
export async function barriers(page: Page): Promise<string[]> {
  // Half faded in, a text has a contrast that no visitor reads it at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // No page holds a frame of another origin, and the other mode opens a second page for each check.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} | ${node.html.slice(0, 160)} | ${node.failureSummary}`,
    ),
  );
}
