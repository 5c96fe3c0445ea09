import type { Page } from '@playwright/test';

type Insets = { left?: number; right?: number; bottom?: number };

/** Gives a page the insets of a phone with a camera and a home indicator, in CSS pixels. */
export async function setSafeArea(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Missing from Playwright's types.
  await session.send('Emulation.setSafeAreaInsetsOverride' as 'Page.enable', { insets } as object);
}
