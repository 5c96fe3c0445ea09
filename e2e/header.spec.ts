import { expect, type Locator } from '@playwright/test';
import { desktop, holdScripts, phone, test } from './journey';

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('marks the current page and links to all others', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'About', 'Properties', 'Blog', 'Contact']);
    await expect(header.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(header.getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute(
      'aria-current',
      /./,
    );
    await header.getByRole('link', { name: 'Get in Touch' }).click();
    await expect(page).toHaveURL('/contact');
    await header.getByRole('link', { name: /home$/ }).click();
    await expect(page).toHaveURL('/');
  });

  test('has a skip link as the first tab stop, then a contact strip, also on hover', async ({ page }) => {
    await page.goto('/about');
    const call = page.getByRole('banner').locator('a[href^="tel:"]').last();
    await expect(call).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(call).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(call).toBeHidden();
    await page.getByRole('banner').hover();
    await expect(call).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(call).toBeHidden();
  });

  test('a pointer that rests on the header does not open the contact strip over the focused link', async ({
    page,
  }) => {
    await page.goto('/properties/mirador-heights');
    const call = page.getByRole('banner').locator('a[href^="tel:"]').last();
    const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
    await page.getByRole('banner').hover();
    await expect(call).toBeVisible();
    await crumb.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(crumb).toBeFocused();
    await expect(call).toBeHidden();
  });

  test('closes the contact strip after a link was clicked with the mouse', async ({ page }) => {
    await page.goto('/about');
    const call = page.getByRole('banner').locator('a[href^="tel:"]').last();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeFocused();
    await page.mouse.move(700, 700);
    await expect(call).toBeHidden();
  });

  test('the contact strip can be reached with the keyboard, also with reduced motion', async ({ page }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/about');
      const banner = page.getByRole('banner');
      const call = banner.locator('a[href^="tel:"]').last();
      await banner.getByRole('link', { name: 'Contact', exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(call).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(call).toBeFocused();
    }
  });

  test('is marked as scrolled after 10 px', async ({ page }) => {
    await page.goto('/about');
    const root = page.locator('html');
    const scroll = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await scroll(10);
    await expect(root).not.toHaveAttribute('data-scrolled', '');
    await scroll(40);
    await expect(root).toHaveAttribute('data-scrolled', '');
    await scroll(0);
    await expect(root).not.toHaveAttribute('data-scrolled', '');
  });

  test('every page begins at its top, whether opened from the top or from further down', async ({ page }) => {
    await page.goto('/about');
    const banner = page.getByRole('banner');
    const steps: [link: Locator, heading: string | RegExp][] = [
      [banner.getByRole('link', { name: 'Properties', exact: true }).first(), /Properties/],
      [page.getByRole('article').getByRole('heading').getByRole('link').first(), /./],
      [page.getByRole('link', { name: 'View All Units' }).first(), /Units/],
      [banner.getByRole('link', { name: 'Blog' }).first(), /./],
      [page.getByRole('article').getByRole('heading').getByRole('link').first(), /./],
      [banner.getByRole('link', { name: 'Home', exact: true }).first(), /./],
    ];
    for (const [index, [link, heading]] of steps.entries()) {
      const start = index % 2 === 0 ? 0 : 900;
      const before = page.url();
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), start);
      // A click by the mouse would scroll the link into view first.
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).not.toHaveURL(before);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const settled = () =>
        page.evaluate(async () => {
          const tops = [window.scrollY];
          for (let frame = 0; frame < 20; frame += 1) {
            await new Promise(requestAnimationFrame);
            tops.push(window.scrollY);
          }
          return new Set(tops).size === 1 ? tops[0] : 'scrolling';
        });
      await expect.poll(settled, page.url()).toBe(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('opens a menu that traps focus, locks scrolling and restores focus', async ({ page }) => {
    await page.goto('/about');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.and(page.locator(':modal'))).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || active?.closest('dialog') !== null;
      });
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('opens the menu that was tapped before the scripts of the page arrived', async ({ page }) => {
    const loadScripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click({ noWaitAfter: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    loadScripts();
    await expect(menu).toBeVisible();
  });

  test('closes the menu by its button, by a link and by Back', async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    // Both before the next paint.
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('[data-menu-open], .mobile-menu button'))
        button.click();
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-menu', /./);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-menu', /./);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-menu', /./);
  });
});
