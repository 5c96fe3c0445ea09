import { expect, type Locator } from '@playwright/test';
import { desktop, phone, test } from './journey';

const property = '/properties/sahil-crescent-villas';

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('the gallery wraps around, by buttons and by keyboard', async ({ page }) => {
    // Stops autoplay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(property);
    const gallery = page.getByRole('region', { name: 'Pictures of Sahil Crescent Villas' });
    const counter = gallery.getByText(/\/ 14$/);
    await expect(counter).toContainText('1 / 14');
    await gallery.getByRole('button', { name: 'Previous picture' }).click();
    await expect(counter).toContainText('14 / 14');
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(counter).toContainText('1 / 14');
    await gallery.getByRole('button', { name: 'Next picture' }).press('ArrowRight');
    await expect(counter).toContainText('2 / 14');
    await gallery.getByRole('link', { name: 'Show picture 5' }).click();
    await expect(counter).toContainText('5 / 14');
    await expect(gallery.getByRole('button', { name: /^Go to picture/ })).toHaveCount(8);
    await expect(gallery.getByText('+6')).toBeVisible();
  });

  test('sets a translation below an Arabic description from left to right', async ({ page }) => {
    await page.goto(property);
    const description = page.locator('.description');
    await description.evaluate((element) => {
      element.setAttribute('dir', 'rtl');
      element.innerHTML = '<p>شقة للبيع</p><p>A flat.</p><p>شقة<br><b>A flat.</b></p>';
    });
    const start = async (text: string) => {
      const box = await description
        .getByText(text)
        .last()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
      return Math.round(box - ((await description.boundingBox())?.x ?? 0));
    };
    expect(await start('A flat.')).toBe(0);
    expect(await start('شقة للبيع')).toBeGreaterThan(100);
  });

  test('loads the map only on request', async ({ page }) => {
    const maps: string[] = [];
    await page.route('https://www.google.com/**', (route) => {
      maps.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'map' });
    });
    await page.goto(property);
    const location = page.getByRole('region', { name: /Location & Surroundings/ });
    await location.scrollIntoViewIfNeeded();
    expect(maps).toEqual([]);
    await location.getByRole('button', { name: 'Show map' }).click();
    await expect(location.locator('iframe')).toBeVisible();
    await expect.poll(() => maps.length).toBeGreaterThan(0);
    expect(maps[0]).toContain('z=15');
  });

  test('shows the payment plan amounts and their total, previews four units and links to all', async ({
    page,
  }) => {
    await page.goto(property);
    const plans = page.getByRole('region', { name: 'Payment Plans' });
    await expect(plans).toContainText('20% of total price');
    await expect(plans).toContainText('AED 4,900,000');
    await expect(plans).toContainText(/Total Payment\s*100%/);
    const units = page.getByRole('region', { name: 'Available Units' });
    await expect(units.getByRole('article')).toHaveCount(4);
    await units.getByRole('link', { name: /^View All Units \(\d+\)/ }).click();
    await expect(page).toHaveURL(`${property}/units`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('has a sticky bar with WhatsApp and Call, hidden while the menu is open', async ({ page }) => {
    await page.goto(property);
    const bar = page.locator('[data-sticky-bar]');
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:\+/);
    await expect(bar.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    );
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(bar).toBeVisible();
  });

  test('links into the page reach their sections, also before its far sections are laid out', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(property, { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('data-far-sections');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Location' })
      .click();
    await expect
      .poll(() => page.locator('#location').evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(250);
  });

  test('Back closes the full-screen gallery and stays on the page', async ({ page }) => {
    await page.goto('/properties');
    await page.goto(property);
    const viewer = page.getByRole('dialog', { name: 'Pictures of Sahil Crescent Villas' });
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(property);
    await page.goBack();
    await expect(page).toHaveURL('/properties');
  });

  test('controls on a picture do not cover each other with text at twice its size', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ ...phone, width: 320 });
    await page.goto(property);
    const gallery = page.getByRole('region', { name: 'Pictures of Sahil Crescent Villas' });
    const controls = gallery.getByRole('button', { name: /^(Previous|Next|Pause) picture|^Full screen$/ });
    await expect(controls).toHaveCount(4);
    const covered = await controls.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      return boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      );
    });
    expect(covered).toEqual([]);
  });

  test('on its side, header and section links leave the low window, the bar stays', async ({ page }) => {
    await page.setViewportSize({ width: phone.height, height: phone.width - 48 });
    await page.goto(property);
    await page.getByRole('heading', { name: 'Facilities' }).scrollIntoViewIfNeeded();
    await expect(page.locator('#site-header')).not.toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'On this page' })).not.toBeInViewport();
    await expect(page.locator('[data-sticky-bar]')).toBeInViewport();
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a pinch enlarges the picture in full screen; one finger then moves it and changes none', async ({
    page,
    context,
  }) => {
    await page.goto(property);
    await page.getByRole('button', { name: 'Full screen', exact: true }).tap();
    const viewer = page.getByRole('dialog', { name: 'Pictures of Sahil Crescent Villas' });
    await expect(viewer).toContainText('1 / ');
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', xs: number[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) });
    const drag = async (from: number[], to: number[]) => {
      await touch('touchStart', from);
      for (let step = 1; step <= 10; step++)
        await touch(
          'touchMove',
          from.map((x, id) => x + (((to[id] ?? x) - x) * step) / 10),
        );
      await touch('touchEnd', []);
    };
    const view = () => page.evaluate(() => [visualViewport?.scale ?? 1, visualViewport?.offsetLeft ?? 0]);
    await drag([165, 225], [115, 275]);
    await expect.poll(async () => (await view())[0]).toBeGreaterThan(1);
    const left = (await view())[1] ?? 0;
    await drag([100], [300]);
    await expect.poll(async () => (await view())[1]).not.toBe(left);
    await drag([300], [60]);
    await expect(viewer).toContainText('1 / ');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a property with an expired permit returns 404 and suggests similar ones', async ({ page }) => {
    for (const path of ['', '/units', '/units/1']) {
      const response = await page.goto(`/properties/meridian-quay${path}`);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Property (or Unit )?Not Found$/);
      const similar = page.getByRole('region', { name: 'Similar Properties' });
      await expect(similar.getByRole('heading', { level: 3 }), path).toHaveCount(3);
      await expect(similar, path).toContainText('Dubai Marina');
      await expect(page.getByRole('region', { name: 'Featured Properties' }), path).toHaveCount(0);
    }
  });

  test('an unknown slug returns the designed 404 page on the first request and suggests featured ones', async ({
    page,
  }) => {
    const response = await page.goto(`/properties/never-was-${Date.now()}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Found');
    await expect(
      page.getByText("The property you're looking for doesn't exist or has been removed from our listings."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Properties' })).toHaveAttribute(
      'href',
      '/properties',
    );
    const featured = page.getByRole('region', { name: 'Featured Properties' });
    await expect(featured.getByRole('heading', { level: 3 })).toHaveCount(3);
  });
});

/** Words of these texts that are broken over two lines. */
const brokenWords = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (nodes.nextNode()) {
        const node = nodes.currentNode;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d,]+/gu)) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

// 195 pixels are a phone of 390 with text twice as large.
test('no word of the facts and payments is broken on narrow phones', async ({ page }) => {
  await page.goto('/properties/mirador-heights');
  const texts = page.locator(
    '.overview-fact, .instalment, .instalment-total, summary h3, .contact-ways span',
  );
  expect(await texts.count()).toBeGreaterThan(10);
  const details = page.locator('.contact-ways bdi');
  for (const width of [320, 195]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await brokenWords(texts), `${width} px`).toEqual([]);
    expect(
      await details.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
    ).toBe(0);
  }
});

test('the period of an instalment does not cover its share on phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/properties/sahil-crescent-villas');
  const names = page.locator('.instalment > :nth-child(2)');
  await expect(names.filter({ hasText: 'June 2026 – November 2027' })).toBeVisible();
  const tooWide = await names.evaluateAll(
    (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
  );
  expect(tooWide).toBe(0);
});

test('no line of an instalment begins with the dot before its date', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/properties/mirador-heights');
  const dates = page.locator('.instalment > :nth-child(2) > span').filter({ hasText: 'December 2027' });
  await expect(dates.first()).toBeVisible();
  const leading = await dates.evaluateAll(
    (all) =>
      all.filter(({ firstElementChild: dot, parentElement: cell }) => {
        const { left, width } = dot?.getBoundingClientRect() ?? new DOMRect();
        return width > 0 && left <= (cell?.getBoundingClientRect().left ?? 0);
      }).length,
  );
  expect(leading).toBe(0);
});

test('the five facts of a single home share a row from 640 pixels', async ({ page }) => {
  await page.goto('/properties/private-villa-address-on-request');
  const values = page.locator('.overview-fact > dd');
  await expect(values).toHaveText(['Villa', '1', '6', '7', '13,900 sq ft']);
  for (const width of [640, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await values.evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return { top: Math.round(top), height: Math.round(height) };
      }),
    );
    expect(boxes, `${width} px`).toEqual(boxes.map(() => boxes[0]));
  }
});

test('the rows of basic and investment facts are level', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/properties/dune-court');
  const tops = await page
    .locator('.fact-rows')
    .evaluateAll((lists) =>
      lists
        .slice(0, 2)
        .map((list) => [...list.children].slice(0, 5).map((row) => row.getBoundingClientRect().top)),
    );
  expect(tops[0]).toHaveLength(5);
  expect(tops[0]).toEqual(tops[1]);
});

test('the lines in the cards of a row are level on tablets and computers', async ({ page }) => {
  await page.goto('/properties/mirador-heights');
  const lines = page.getByRole('region', { name: 'Similar Properties' }).locator('.card-foot');
  const expectLevel = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await lines.last().scrollIntoViewIfNeeded();
    const tops = await lines.evaluateAll((all) =>
      all.map((line) => Math.round(line.getBoundingClientRect().top)),
    );
    expect(tops, `${width} px`).toEqual(tops.map(() => tops[0]));
    expect(tops).toHaveLength(3);
  };
  for (const width of [1024, 1280]) await expectLevel(width);
  // As of a single home, whose smallest area is not listed.
  const counts = lines.last().locator('dl').last();
  await counts.evaluate((list) => list.replaceChildren());
  for (const width of [1280, 1024]) await expectLevel(width);
});
