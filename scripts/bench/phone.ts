import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { storeCookieChoice, whenHydrated } from '@/e2e/journey';
import { essentialOnly } from '@/lib/consent/consent';
import { systemChromium } from '../setup.mjs';
import { median } from './tools';

/*
 * Responsiveness on a mid-range phone: a processor four times slower than this one, measured in Chromium with the
 * browser's own timings. Uses the Chromium in CHROMIUM_PATH or of the system, else Playwright's.
 */

/** Lighthouse's phone. */
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 };
export const slowdown = 4;
export const quietMs = 1_000;
/** tsx wraps functions in a helper that pages do not have. */
export const nameHelper = 'globalThis.__name = (value) => value';
/** The film starts 1.2 s after the page has loaded. */
const filmMs = 3_000;

/** Kilobytes over the network, with their headers. */
export type FirstVisit = { page: number; fonts: number; film: number };
export type Interaction = { what: string; duration: number };

type Timings = { tasks: number[]; lastTask: number; events: Map<number, number> };
declare global {
  interface Window {
    /** Set by `record` in a measured page. */
    timings?: Timings;
  }
}

/** Runs `use` with a Chromium. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Bytes that a phone 390 CSS pixels wide, with three pixels each, loads on a first visit until the network is idle, without
 * interaction. The video, which loads later on unmetered connections, is counted separately.
 */
export async function measureFirstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    const types = new Map<string, string>();
    const bytes = new Map<string, number>();
    network.on('Network.requestWillBeSent', ({ requestId, type }) => types.set(requestId, type ?? 'Other'));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other';
      bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
    });
    await network.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(filmMs);
    await page.waitForLoadState('networkidle');
    const film = bytes.get('Media') ?? 0;
    const all = [...bytes.values()].reduce((sum, length) => sum + length, 0);
    return { page: (all - film) / 1000, fonts: (bytes.get('Font') ?? 0) / 1000, film: film / 1000 };
  } finally {
    await context.close();
  }
}

export type Step = { path: string; name: string; act: (page: Page) => Promise<void> };

/** Milliseconds from a press to the next paint, for every step of a visit: median of the rounds. */
export async function measureInteractions(
  browser: Browser,
  site: string,
  steps: Step[],
  rounds: number,
): Promise<Interaction[]> {
  const found = new Map<string, number[]>();
  const paths = [...new Set(steps.map(({ path }) => path))];
  for (let round = 0; round < rounds; round++)
    for (const path of paths)
      await onPhone(browser, async (page) => {
        await page.goto(site + path, { waitUntil: 'load' });
        await whenHydrated(page);
        for (const step of steps.filter((one) => one.path === path)) {
          await whenQuiet(page);
          const duration = await timeOf(page, () => step.act(page));
          found.set(step.name, [...(found.get(step.name) ?? []), duration]);
        }
      });
  return [...found].map(([what, durations]) => ({ what, duration: Math.round(median(durations)) }));
}

/** A tap, without waiting for anything else. */
async function tap(page: Page, control: Locator): Promise<void> {
  const target = control.first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${target}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function onPhone(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await storeCookieChoice(page, essentialOnly);
    await page.addInitScript(nameHelper);
    await page.addInitScript(record);
    const browserSession = await context.newCDPSession(page);
    await browserSession.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await visit(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page. Event Timing counts from the press to the paint after its handlers, in steps of 8 ms. */
export function record(): void {
  const timings: Timings = { tasks: [], lastTask: 0, events: new Map() };
  window.timings = timings;
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      timings.tasks.push(duration);
      timings.lastTask = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // An event's entry; TypeScript's DOM types know neither its id nor the threshold below.
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (!interactionId) continue;
      timings.events.set(interactionId, Math.max(timings.events.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Waits until no long task has ended for a second. */
async function whenQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (quiet) => performance.now() - (window.timings?.lastTask ?? 0) > quiet,
    quietMs,
    { polling: 100 },
  );
}

/** The slowest interaction that `act` causes; 16 ms, the least that is recorded, when none took longer. */
async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.timings?.events.clear());
  await act();
  // Entries arrive after their paint; fast interactions have none.
  await page
    .waitForFunction(() => (window.timings?.events.size ?? 0) > 0, null, { timeout: 1_500 })
    .catch(() => {});
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(16, ...(window.timings?.events.values() ?? [])));
}

/** What a visitor presses in a list of 48 cards, on a property and on a unit. */
export function phoneSteps(list: string, pages: { property: string; unit: string }): Step[] {
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const press = (name: string | RegExp) => (page: Page) => tap(page, button(page, name));
  return [
    { path: list, name: 'favourite', act: press(/^Favourite: /) },
    { path: list, name: 'menu', act: press('Open menu') },
    { path: list, name: 'closing the menu', act: press('Close menu') },
    {
      path: list,
      name: 'first letter in the search',
      act: async (page) => {
        await page.getByRole('combobox', { name: 'Search properties' }).focus();
        await page.keyboard.type('m');
      },
    },
    { path: list, name: 'second letter', act: (page) => page.keyboard.type('a') },
    {
      path: list,
      name: 'filter drawer',
      act: (page) => tap(page, page.getByRole('button', { name: /^Filters/ })),
    },
    {
      path: list,
      name: 'a city in the drawer',
      act: (page) => tap(page, page.locator('dialog[open] input[type=radio]:enabled')),
    },
    { path: list, name: 'closing the drawer', act: press('Close filters') },
    { path: pages.property, name: 'next picture of the gallery', act: press('Next picture') },
    { path: pages.property, name: 'gallery in full screen', act: press(/^Open picture/) },
    { path: pages.property, name: 'closing the gallery', act: press('Close') },
    {
      path: pages.unit,
      name: 'tab of a unit',
      act: (page) => tap(page, page.getByRole('tab', { selected: false })),
    },
  ];
}
