import { expect, type Locator, type Page } from '@playwright/test';
import { present } from '@/testing/stub';
import { wcagViolations } from './axe';
import { groundContrast } from './ground-contrast';
import { desktop, phone, test } from './journey';
import { setSafeArea } from './safe-area';
import { zoomedFields } from './zoomed-fields';

/* What a visitor opens on a page; pages as they load are in every-page.spec.ts. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = { 'on a phone': phone, 'on a wide screen': desktop };

test('the check detects violations', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => document.body.append(new Image()));
  expect(await wcagViolations(page)).toEqual([expect.stringMatching(/^image-alt: body > img/)]);
});

const enlarged = [
  '/',
  '/about',
  '/properties',
  '/properties?page=4',
  '/properties/mirador-heights',
  '/properties/mirador-heights/units',
  '/properties/mirador-heights/units/2801',
  '/blog',
  '/blog/what-an-off-plan-payment-plan-really-costs',
  '/contact',
  '/areas/palm-jumeirah',
  '/privacy',
];

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('the full-screen gallery has no violations', async ({ page }) => {
      await page.goto('/properties/sahil-crescent-villas');
      await page
        .getByRole('button', { name: /full screen/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
      expect(await wcagViolations(page)).toEqual([]);
    });

    test('a form with errors has no violations', async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Name must be at least 2 characters long.')).toBeVisible();
      expect(await wcagViolations(page)).toEqual([]);
    });

    test.describe('before a cookie choice', () => {
      test.use({ cookieChoice: 'open' });

      test('the cookie banner has no violations, compact or with preferences open', async ({ page }) => {
        await page.goto('/about');
        const banner = page.getByRole('region', { name: 'Cookie consent' });
        await expect(banner).toBeVisible();
        expect(await wcagViolations(page)).toEqual([]);
        await banner.getByRole('button', { name: 'Preferences' }).click();
        await expect(banner.getByRole('switch')).toHaveCount(4);
        expect(await wcagViolations(page)).toEqual([]);
      });
    });
  });
}

/** Walks through a page by keyboard. @returns controls that are completely below `cover` when they have the focus */
async function controlsHiddenBy(page: Page, cover: string, key = 'Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const focused = await page.evaluate((selector) => {
      const control = document.activeElement;
      if (!control || control === document.body) return null;
      const { top, bottom } = control.getBoundingClientRect();
      const element = document.querySelector(selector);
      const area = element?.getBoundingClientRect();
      const isHidden = area && !element?.contains(control) && top >= area.top && bottom <= area.bottom;
      return { isHidden, name: control.textContent || control.outerHTML };
    }, cover);
    if (!focused) return hidden;
    if (focused.isHidden) hidden.push(focused.name);
  }
}

test.describe('with the keyboard', () => {
  test('the bar of a property does not hide the focused control', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/properties/mirador-heights');
    expect(await controlsHiddenBy(page, '[data-sticky-bar]')).toEqual([]);
  });

  test('the section links of a property do not hide the focused control on the way up', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Of a height at which a link is at the upper edge when it gets the focus.
    await page.setViewportSize({ width: 390, height: 685 });
    await page.goto('/properties/canal-crown');
    expect(await controlsHiddenBy(page, '.section-nav', 'Shift+Tab')).toEqual([]);
  });

  test('section links of a property scroll into view when they get the focus', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/properties/mirador-heights');
    const navigation = page.getByRole('navigation', { name: 'On this page' });
    const links = navigation.getByRole('link');
    // Firefox stops at whatever can be scrolled, also on wide screens, where all links are visible.
    expect(await navigation.evaluate((bar) => bar.scrollHeight - bar.clientHeight), 'height to scroll').toBe(
      0,
    );
    await links.first().focus();
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Tab');
    }
  });

  test.describe('before a cookie choice', () => {
    test.use({ cookieChoice: 'open' });

    for (const [screen, viewport] of Object.entries(screens)) {
      test(`the banner does not hide the focused control ${screen}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto('/');
        expect(await controlsHiddenBy(page, '#cookie-banner')).toEqual([]);
      });
    }
  });
});

// The automatic check cannot see what is behind text on a picture.
test('labels on pictures have the contrast of WCAG 1.4.3', async ({ page }) => {
  for (const [path, text] of [
    ['/', 'Luxury Real Estate Since 2024'],
    ['/about', 'Why Dubai'],
  ] as const) {
    await page.goto(path);
    const label = page.locator('#content').getByText(text, { exact: true });
    // The label is as wide as the page; its text is at the start.
    await label.evaluate((element) => element.style.setProperty('width', 'fit-content'));
    for (const width of [320, phone.width, 768, 1024, desktop.width]) {
      await page.setViewportSize({ width, height: width < 768 ? phone.height : desktop.height });
      await label.scrollIntoViewIfNeeded();
      const contrast = () => groundContrast(label);
      await expect.poll(contrast, { message: `${path}, ${width} px` }).toBeGreaterThan(4.5);
    }
  }
});

test('pages do not scroll sideways with text at twice the size, or with the spacing of WCAG 1.4.12', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  const expectNoScrolling = async (widths: number[], message: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      // Until the next frame, the header still has its size in the wider window.
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(scrollWidth, { message }).toBe(width);
    }
  };
  for (const path of enlarged) {
    await setFontSize(32);
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectNoScrolling([desktop.width, phone.width, 320], `${path}, twice the size`);
    await setFontSize(16);
    await page.addStyleTag({ content: spacing });
    await expectNoScrolling([320, 1024], `${path}, spacing`);
  }
});

test('with text at twice its size, the logo is within the header and the note about the map within its frame', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const fits = (part: Locator, frame: Locator) => async () => {
    const inner = present(await part.boundingBox());
    const outer = present(await frame.boundingBox());
    return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  };
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    const header = page.locator('.site-header-bar');
    await expect.poll(fits(header.locator('.logo-tagline').first(), header)).toBe(true);
    const frame = page.getByRole('button', { name: 'Show map' }).locator('../..');
    await expect.poll(fits(page.getByText('Loads from Google'), frame)).toBe(true);
  }
});

test('with a large minimum font size, the button of the menu stays on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  await page.addStyleTag({ content: '.logo-tagline { font-size: 18px !important }' });
  const opener = page.getByRole('button', { name: 'Open menu' });
  await expect(opener).toBeInViewport({ ratio: 1 });
  await opener.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole('button', { name: 'Close menu' }).boundingBox())?.width).toBe(44);
});

test.describe('before a cookie choice, with text at twice its size', () => {
  test.use({ cookieChoice: 'open' });

  test('words and switches of the banner are within its buttons and lines', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize(phone);
    await page.goto('/about');
    for (const name of ['Accept All', 'Reject All', 'Preferences']) {
      const button = page.getByRole('button', { name });
      await expect(button).toBeVisible();
      const isWithin = await button.evaluate((frame) => {
        const words = document.createRange();
        words.selectNodeContents(frame);
        return words.getBoundingClientRect().width <= frame.clientWidth;
      });
      expect(isWithin, name).toBe(true);
    }
    await page.getByRole('button', { name: 'Preferences' }).click();
    const switches = page.getByRole('switch');
    await expect(switches).toHaveCount(4);
    for (const toggle of await switches.all()) {
      const line = toggle.locator('xpath=..');
      expect(await line.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
    }
  });
});

test('in a small window zoomed to 400 %, the filters scroll with title and buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/properties');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('button', { name: /^Show/ })).not.toBeInViewport();
  const field = drawer.getByLabel('Price in AED, up to');
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole('heading', { name: 'Filters' })).not.toBeInViewport();
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /* These compare pictures, since computed styles do not contain the forced colours. */

  const picture = (locator: Locator) => locator.screenshot({ animations: 'disabled' });

  test('dots of statuses, and bars of completion, payments, prices and handover are drawn', async ({
    page,
  }) => {
    const bars = {
      '/properties/mirador-heights': ['.tag i', '[role=progressbar] > *', '.instalment-bar'],
      '/types/apartment': ['.price-range', '.price-range i', '.price-range b', '.figure-bars i'],
    };
    for (const [path, selectors] of Object.entries(bars)) {
      await page.goto(path);
      for (const selector of selectors) {
        const bar = page.locator(selector).first();
        const drawn = await picture(bar);
        await bar.evaluate((element) => {
          element.style.background = 'Canvas';
        });
        expect(drawn.equals(await picture(bar)), selector).toBe(false);
      }
    }
  });

  test('links and menu on the picture of the home page have a ground', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    for (const part of [
      page.getByRole('link', { name: 'Contact Advisor' }),
      page.locator('.site-header-bar'),
    ]) {
      const drawn = await picture(part);
      await part.evaluate((element) => {
        element.style.background = 'Canvas';
      });
      expect(drawn.equals(await picture(part))).toBe(true);
    }
  });

  test('the search field has an edge', async ({ page }) => {
    await page.goto('/properties');
    await expect(page.getByRole('search').first()).toHaveCSS('border-top-style', 'solid');
    await expect(page.getByRole('search').first()).toHaveCSS('border-top-width', '1px');
  });

  test('chosen bedrooms of the filters are marked', async ({ page }) => {
    await page.goto('/properties?bedrooms=2,3');
    const tile = page.locator('.filter-tile', { has: page.getByRole('checkbox', { name: /^3/ }) }).first();
    const chosen = await picture(tile);
    await tile.getByRole('checkbox').evaluate((box: HTMLInputElement) => {
      box.checked = false;
    });
    expect(chosen.equals(await picture(tile))).toBe(false);
  });

  test('messages have an edge', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto('/properties/mirador-heights/units/2801');
    await page.getByRole('button', { name: 'Share Unit' }).click();
    const message = page.locator('[data-sonner-toast]');
    await expect(message).toContainText('Link copied to clipboard!');
    await expect(message).toHaveCSS('outline-style', 'solid');
  });

  test('the suggestion chosen with the arrow keys is marked', async ({ page }) => {
    await page.goto('/properties');
    await page.getByRole('combobox', { name: 'Search properties' }).pressSequentially('palm');
    const option = page.getByRole('option').first();
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const active = await picture(option);
    await page.keyboard.press('ArrowDown');
    expect(active.equals(await picture(option))).toBe(false);
  });

  test.describe('before a cookie choice', () => {
    test.use({ cookieChoice: 'open' });

    test('the switches of the cookie preferences show their state', async ({ page }) => {
      await page.goto('/about');
      const banner = page.getByRole('region', { name: 'Cookie consent' });
      await banner.getByRole('button', { name: 'Preferences' }).click();
      const analytics = banner.getByRole('switch', { name: /^Analytics/ });
      const off = await picture(analytics);
      await analytics.click();
      await page.mouse.move(0, 0);
      expect(off.equals(await picture(analytics))).toBe(false);
    });
  });
});

test.describe('on a phone, opened', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the menu has no violations', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await wcagViolations(page)).toEqual([]);
  });

  test('the filters have no violations', async ({ page }) => {
    await page.goto('/properties?post_delivery=true');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await wcagViolations(page)).toEqual([]);
  });
});

test.describe('on an iPhone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('no field is so small that the page zooms in on it', async ({ page }) => {
    for (const path of ['/contact', '/properties/mirador-heights', '/properties/mirador-heights/units']) {
      await page.goto(path);
      expect(await zoomedFields(page), path).toEqual([]);
    }
    await page.goto('/properties');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('textbox', { name: 'Price in AED, from' })).toBeVisible();
    expect(await zoomedFields(page)).toEqual([]);
  });

  test('on its side, text and controls keep clear of the camera and the home indicator', async ({ page }) => {
    const [width, height, side, below] = [852, 393, 59, 21];
    await page.setViewportSize({ width, height });
    await setSafeArea(page, { left: side, right: side, bottom: below });
    const expectClear = async (part: Locator) => {
      await expect(async () => {
        const box = present(await part.boundingBox());
        expect(box.x).toBeGreaterThanOrEqual(side);
        expect(box.x + box.width).toBeLessThanOrEqual(width - side);
        expect(box.y + box.height).toBeLessThanOrEqual(height - below);
      }).toPass({ timeout: 5_000 });
    };
    await page.goto('/properties');
    await expectClear(page.getByRole('heading', { level: 1 }));
    await page.getByRole('button', { name: /^Filters/ }).click();
    const drawer = page.getByRole('dialog');
    await expectClear(drawer.getByRole('button', { name: 'Close filters' }));
    await expectClear(drawer.getByRole('button', { name: /^Show/ }));
    await drawer.getByRole('button', { name: 'Close filters' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectClear(page.getByRole('dialog').getByRole('link', { name: 'Properties' }));
    await page.goto('/properties/sahil-crescent-villas');
    await page.getByRole('button', { name: 'All 14 pictures' }).click();
    await expectClear(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  });
});
