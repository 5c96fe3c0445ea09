import type { Page } from '@playwright/test';

/** The entry of a layout shift, which TypeScript's DOM types do not know. */
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
declare global {
  interface Window {
    /** Set by `watchLayoutShifts`. */
    layoutShifts?: { seen: Shift[]; observer: PerformanceObserver };
  }
}

/** Records layout shifts on every page loaded from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.layoutShifts = { seen, observer };
  });
}

/**
 * Layout shifts since the page began to load, except those caused by user input.
 * @throws when `watchLayoutShifts` was not called before
 */
export function layoutShifts(page: Page): Promise<{ total: number; moved: string[] }> {
  return page.evaluate(async () => {
    const watching = window.layoutShifts;
    if (!watching) throw new Error('layout shifts are not watched');
    // A frame's entry is available only after the next frame has started.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const name = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '').slice(0, 60);
    const all = [...watching.seen, ...(watching.observer.takeRecords() as Shift[])];
    const entries = all.filter((entry) => !entry.hadRecentInput);
    return {
      total: entries.reduce((sum, entry) => sum + entry.value, 0),
      moved: entries.flatMap((entry) =>
        entry.sources.map((source) => {
          const [from, to] = [source.previousRect, source.currentRect];
          return `${entry.value.toFixed(4)} ${name(source.node)} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
        }),
      ),
    };
  });
}
