import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG violations on the current page, one line each with element and reason, and icons that are not drawn. */
export async function wcagViolations(page: Page): Promise<string[]> {
  // Text that is still fading in fails the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return violationsOf(page, { runOnly: rules });
}

/** Violations of WCAG and of axe's best practices on the current page, in the form of `wcagViolations`. */
export function axeViolations(page: Page): Promise<string[]> {
  return violationsOf(page, {});
}

async function violationsOf(page: Page, options: { runOnly?: string[] }): Promise<string[]> {
  await finishTransitions(page);
  const { violations } = await new AxeBuilder({ page })
    // `preload` fetches every style sheet again, for a rule that is off.
    .options({ ...options, resultTypes: ['violations'], preload: false })
    // No page has cross-origin frames, and the default mode opens a second page per check.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} | ${node.html.slice(0, 160)} | ${node.failureSummary}`,
    ),
  );
  return [...found, ...(await emptyIcons(page))];
}

/** Ends transitions that have begun, because a layer that is still closing covers what is below it. */
function finishTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations())
      if ('transitionProperty' in animation) animation.finish();
  });
}

/** Icons whose drawing is not in the document. */
function emptyIcons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => !document.querySelector(href))
      .map((href) => `empty icon: ${href}`),
  );
}
