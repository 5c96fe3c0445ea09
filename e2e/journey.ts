import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { type Consent, consentDateKey, consentKey, essentialOnly } from '@/lib/consent/consent';

type Options = {
  /** `made` stores a cookie choice before the page loads, so that the banner is hidden. */
  cookieChoice: 'made' | 'open';
};

/** Playwright's `test`, but it fails on every error that the page logs or throws, and attaches a screenshot if it fails. */
export const test = base.extend<Options & { quiet: undefined }>({
  cookieChoice: ['made', { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(leavePointerOut(javaScriptEnabled ? visitHydrated(page) : page));
  },
  quiet: [
    async ({ page, cookieChoice }, use, info) => {
      if (cookieChoice === 'made') await storeCookieChoice(page, essentialOnly);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        // The browser logs failed responses, which some tests provoke on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      });
      await use(undefined);
      if (info.status !== info.expectedStatus || problems.length > 0) await attachScreenshot(page, info);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

async function attachScreenshot(page: Page, info: TestInfo): Promise<void> {
  if (page.isClosed()) return;
  const path = info.outputPath('failed.png');
  await page.screenshot({ path, timeout: 5_000 });
  info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
}

/** Stores a cookie choice on every page loaded from now on, unless one is stored. */
export async function storeCookieChoice(page: Page, choice: Consent): Promise<void> {
  const values = { [consentKey]: JSON.stringify(choice), [consentDateKey]: new Date().toISOString() };
  await page.addInitScript(
    ({ key, values }) => {
      // Embedded frames cannot access our storage.
      if (window !== window.top || localStorage.getItem(key)) return;
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    },
    { key: consentKey, values },
  );
}

/**
 * Makes visits and reloads wait until React handles the page's controls. Tests of what happens before pass
 * `waitUntil`.
 */
export function visitHydrated(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await whenHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await whenHydrated(page);
    return response;
  };
  return page;
}

/** Moves the pointer off the header after a visit: in headless builds of Chromium it starts there, and opens the strip. */
function leavePointerOut(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await page.mouse.move(0, (page.viewportSize()?.height ?? 1) - 1);
    return response;
  };
  return page;
}

/** Waits until React handles all visible controls of the page; an earlier click would be lost, or navigate. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isPageHydrated);
}

/** Runs in the page. */
export function isPageHydrated(): boolean {
  const isRendered = '__next_f' in window || '__NEXT_DATA__' in window;
  const controls = [...document.querySelectorAll('button, input, select, textarea')].filter((control) =>
    control.checkVisibility(),
  );
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  // A static part handles clicks on its controls itself.
  const handling = (control: Element) => control.closest('[data-static]') ?? control;
  return !isRendered || controls.every((control) => isHydrated(handling(control)));
}

/** Delays the page's scripts, like a slow connection, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', (route) => released.then(() => route.continue()));
  return release;
}

/** The shared site's SQLite file, to read what a form stored. @throws when an external site is under test */
export function sharedDatabaseFile(): string {
  const file = process.env.DATABASE_UNDER_TEST;
  if (!file) throw new Error('Set DATABASE_UNDER_TEST to the database file of the site at SITE_UNDER_TEST.');
  return file;
}

/** A unique email address, also across retries. */
export function newAddress(name: string): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Number of property cards that the browser has not laid out, because they are far below. */
export function skippedCards(page: Page): Promise<number> {
  return page
    .locator('.card > :first-child')
    .evaluateAll(
      (all) => all.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
    );
}
