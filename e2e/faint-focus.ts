import type { Page } from '@playwright/test';

/** Controls whose focus outline has a contrast below 3:1, one line each with the surrounding colours. */
export async function faintFocus(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  return page.evaluate(findFaintFocus);
}

/** Runs in the browser, so it must be self-contained. */
function findFaintFocus(): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Red, green, blue and opacity of any CSS colour. */
  const rgba = (color: string): number[] => {
    if (!context) throw new Error('no canvas');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = rgba(color).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  /** The colours around an element; null on a picture. */
  const surroundings = (element: Element): string[] | null => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at.matches('[data-hero], [data-over-page]')) return null;
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const stops = backgroundImage.match(/rgba?\([^)]*\)/g);
      if (stops) return stops;
      if ((rgba(backgroundColor)[3] ?? 0) > 200) return [backgroundColor];
    }
    return ['white'];
  };
  const indicator = (element: Element): Element | null => {
    for (let at: Element | null = element, depth = 0; at && depth < 4; at = at.parentElement, depth += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return at;
    }
    return null;
  };
  const problems: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.tabIndex < 0) continue;
    if (control.matches(':disabled') || control.closest('[aria-hidden="true"], dialog:not([open])')) continue;
    // `focusVisible` is missing from TypeScript's DOM types.
    const options: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: true };
    control.focus(options);
    if (document.activeElement !== control) continue;
    const name = `${control.tagName} ${control.getAttribute('aria-label') ?? control.id ?? ''} ${control.textContent?.slice(0, 40)}`;
    const marked = indicator(control);
    if (!marked) {
      problems.push(`${name}: no outline`);
      continue;
    }
    const { outlineColor, boxShadow } = getComputedStyle(marked);
    // On pictures, a dark edge around the outline gives the contrast.
    const rim = /^(rgba?\([^)]*\)) 0px 0px 0px [4-9]px/.exec(boxShadow)?.[1];
    const around = rim ? [rim] : (surroundings(marked) ?? []);
    const least = Math.min(...around.map((color) => contrast(outlineColor, color)));
    if (least < 3) problems.push(`${name}: ${outlineColor} on ${around.join(' ')} is ${least.toFixed(2)}`);
  }
  return problems;
}
