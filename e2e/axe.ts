import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

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

async function violationsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(quickSource);
  return page.evaluate(findViolations, options);
}

/** Runs in the browser. */
async function findViolations(options: axe.RunOptions): Promise<string[]> {
  // A layer that is still closing covers what is below it.
  for (const animation of document.getAnimations()) if ('transitionProperty' in animation) animation.finish();
  const { violations } = await window.axe.run(document, {
    ...options,
    resultTypes: ['violations'],
    // It fetches every style sheet again, for a rule that is off.
    preload: false,
    // No page has a frame of its own.
    iframes: false,
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} | ${node.html.slice(0, 160)} | ${node.failureSummary}`,
    ),
  );
  const emptyIcons = [...document.querySelectorAll('use')]
    .map((use) => use.getAttribute('href') ?? '')
    .filter((href) => !document.querySelector(href))
    .map((href) => `empty icon: ${href}`);
  return [...found, ...emptyIcons];
}

/**
 * axe at half to two thirds of its processor time: private fields, transpiled to weak maps, become properties, and each
 * colour is parsed once.
 */
const quickSource = `(function (WeakMap, WeakSet) {${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
}).call(window, ${propertyMap}, ${propertyMap}); (${parseColorsOnce})()`;

/** Replaces both WeakMap and WeakSet. Runs in the browser, so it must be self-contained. */
function propertyMap() {
  const key = Symbol('axe');
  type Key = { [key]?: unknown };
  return {
    has: (object: Key) => key in object,
    get: (object: Key) => object[key],
    set: (object: Key, value: unknown) => {
      object[key] = value;
    },
    add: (object: Key) => {
      object[key] = true;
    },
  };
}

/** Runs in the browser, so it must be self-contained. */
function parseColorsOnce() {
  const { prototype } = window.axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Rgba>();
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parse.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

type Rgba = { r: number; g: number; b: number; alpha: number };
type Color = Rgba & { parseString: (this: Color, text: string) => Color };

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: Color } } } };
  }
}
