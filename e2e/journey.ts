import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Consent, consentDateKey, consentKey, essentialOnly } from '@/lib/consent/consent';

type Options = {
  /** `made` stores a cookie choice before the page loads, so that the banner is out of the way. */
  cookieChoice: 'made' | 'open';
};

/** Playwright's `test`, failing on every error that the page logs or throws. */
export const test = base.extend<Options & { quiet: undefined }>({
  cookieChoice: ['made', { option: true }],
  quiet: [
    async ({ page, cookieChoice }, use) => {
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
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

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

/** Waits until React handles an element's events; a press before that would navigate, and be replayed as well. */
export async function whenHydrated(locator: Locator): Promise<void> {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => locator.evaluate(isHydrated)).toBe(true);
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
