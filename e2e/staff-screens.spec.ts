import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import type { Examination } from '@/lib/import/examination/examination';
import { site as agency } from '@/lib/site';
import { present } from '@/testing/stub';
import { axeViolations } from './axe';
import { fixedPaths } from './fixed-paths';
import { desktop, phone, test } from './journey';
import { layoutShifts, watchLayoutShifts } from './layout-shifts';
import { setSafeArea } from './safe-area';
import { changeDatabase, enquire, openDesk, type StaffDesk, startDesk } from './staff-desk';
import { zoomedFields } from './zoomed-fields';

let desk: StaffDesk;
let feeds: string;
let detailScreens: string[];

// One server for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  feeds = await mkdtemp(join(tmpdir(), 'feeds-'));
  await writeFile(join(feeds, 'feeds.json'), '[{"name": "crm", "source": "stock.json"}]');
  desk = await startDesk({ FEEDS: join(feeds, 'feeds.json') });
  const page = await browser.newPage();
  detailScreens = await screensWithData(page);
  await page.close();
});
test.afterAll(async () => {
  await desk.stop();
  await rm(feeds, { recursive: true, force: true });
});

/** Creates data for the screens whose path has a parameter. @returns their URLs */
async function screensWithData(page: Page): Promise<string[]> {
  await page.context().addCookies(desk.session);
  await enquire(page, desk, 'A'.repeat(100));
  const write = async (path: string, data: object) => {
    const response = await page.request.post(desk.url + path, { data });
    expect(response.status(), path).toBe(201);
    return response.json();
  };
  await write('/api/staff/accounts/', {
    email: `${'a'.repeat(50)}@example.com`,
    name: 'A'.repeat(100),
    role: 'advisor',
  });
  const { agent } = await write('/api/staff/agents/', { email: 'agent@example.com', name: 'Zara Amin' });
  const { alias } = await write('/api/staff/names/', {
    kind: 'developer',
    alias: 'Kelvane Group',
    name: 'Kelvane',
  });
  // The desk has no screens for samples.
  changeDatabase(desk, 'update properties set is_sample = 0 where id = 1');
  const time = "'2026-11-22T08:00:00.000Z'";
  changeDatabase(
    desk,
    `insert into feed_runs (id, feed, outcome, started_at, finished_at, refused, findings)
    values (1, 'crm', 'changed', ${time}, ${time}, 1, 1)`,
  );
  changeDatabase(
    desk,
    `insert into feed_findings (run_id, number, result, line, key, column_name, value, reason)
    values (1, 1, 'refused', 7, 'HN-1', 'price', 'a lot', 'is not a number')`,
  );
  changeDatabase(
    desk,
    `insert into uploads (id, file, path, bytes, state, feed, examination, uploaded_by, uploaded_at, changed_at)
    values (1, '${'stock'.repeat(12)}.csv', '/nowhere/stock.csv', 1, 'examined', 'stock',
      '${JSON.stringify(wideExamination)}', 'layla@example.com', ${time}, ${time})`,
  );
  await page.goto(`${desk.url}/staff`);
  const enquiry = await page.getByRole('link', { name: /AAAA/ }).getAttribute('href');
  return [
    enquiry ?? '',
    '/staff/articles/1',
    '/staff/articles/1/preview',
    '/staff/properties/1',
    `/staff/agents/${agent.id}`,
    `/staff/names/${alias.id}`,
    '/staff/landing-pages/types/villa',
    '/staff/feeds/crm',
    '/staff/feeds/crm/runs/1',
    '/staff/feeds/uploads/1',
  ];
}

/** The examination of a table with many columns, long names, and values that cannot be broken into lines. */
const wideExamination = (() => {
  const columns = Array.from({ length: 60 }, (_, index) => ({
    path: `${'Column with a long name '.repeat(5)}${index}`,
    example: 'x'.repeat(60),
  }));
  const [first] = columns;
  return {
    feed: 'stock',
    isKnown: false,
    format: 'table',
    mapping: null,
    columns,
    fields: [
      { field: 'title', column: first?.path ?? '', kept: null, reading: null },
      { field: 'low_price', column: 'gone', kept: null, reading: 'in dirhams' },
      { field: 'key', column: null, kept: `“${'a'.repeat(80)}”`, reading: null },
      { field: 'district', column: null, kept: null, reading: null },
    ],
    notes: ['x'.repeat(120)],
    unused: columns.map(({ path }) => path),
    missingColumns: ['gone'],
    refusal: 'None of the rows of the file is a property.',
    counts: {
      ...{ read: 120_000, skipped: 3, created: 119_000, updated: 0, unchanged: 0, units: 119_000 },
      ...{ refused: 1_000, removed: 2, shown: 110_000, missing: 90_000, samples: 43 },
    },
    problems: [{ result: 'refused', reason: 'x'.repeat(90), count: 1_000, example: 'x'.repeat(200) }],
    preview: [['T'.repeat(80), 'Apartment', 'Dubai Marina, Dubai', '1,450,000', '900', '2', '1', '4']],
  } satisfies Examination;
})();

/** For a test that follows no link: the server renders up to four screens in advance for each visited one. */
async function preventPrefetching(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*_rsc=*'] });
  return browser;
}

const screens = [
  ...fixedPaths('app/(staff)/staff', '/staff'),
  '/staff?search=nobody.at.all',
  '/staff?select=1',
  '/staff/enquiries/999999999',
  '/staff/no-such-screen',
];
const closedScreens = ['/login', '/login/forgot', '/login/password?token=unknown'];

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('no screen has layout shifts, overflow, accessibility or CSP violations', async ({ page }) => {
      // Enough for all screens on a busy machine.
      test.slow();
      await watchLayoutShifts(page);
      const browser = await preventPrefetching(page);
      const setFontSize = (standard: number) =>
        browser.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
        );
      });
      const visit = async (path: string) => {
        await page.goto(desk.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (/^\/staff\/(articles\/(new|\d+)|properties\/\d+)$/.test(path))
          await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
        expect((await page.title()).startsWith(agency.name), path).toBe(false);
        const { total, moved } = await layoutShifts(page);
        expect(total, [path, ...moved].join('\n')).toBeLessThan(0.001);
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await width(), path).toBeLessThanOrEqual(viewport.width);
        expect(await axeViolations(page), path).toEqual([]);
        await setFontSize(32);
        await expect.poll(width, `${path}, text at twice its size`).toBe(viewport.width);
        await setFontSize(16);
      };
      for (const path of closedScreens) await visit(path);
      await page.context().addCookies(desk.session);
      for (const path of [...screens, ...detailScreens]) await visit(path);
      await page.goto(`${desk.url}/staff/privacy`);
      await page.getByLabel('Email').fill('amira@example.com');
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page.getByRole('heading', { name: 'Stored data' })).toBeVisible();
      expect(await axeViolations(page), 'the data of a person').toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('screens that do not fit into the bar are in a sheet, also by keyboard', async ({ page }) => {
    await openDesk(page, desk, '/staff');
    const bar = page.getByRole('navigation', { name: 'Staff' });
    expect(await bar.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(phone.width);
    const more = bar.getByRole('button', { name: 'More' });
    const sheet = page.getByRole('dialog', { name: 'More screens' });
    const people = sheet.getByRole('link', { name: 'People' });
    await expect(people).toBeHidden();
    await more.press('Enter');
    await expect(people).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(people).toBeHidden();
    await expect(more).toBeFocused();
    await more.click();
    await people.click();
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
    await expect(people).toBeHidden();
  });
});

test.describe('on an iPhone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('no field is so small that the screen zooms in on it, and dates have the look of other fields', async ({
    page,
  }) => {
    await openDesk(page, desk, '/staff/articles/new');
    await page.getByRole('button', { name: 'Edit as HTML' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
    expect(await zoomedFields(page)).toEqual([]);
    for (const path of ['/staff', '/staff/audit', '/staff/account']) {
      await openDesk(page, desk, path);
      expect(await zoomedFields(page), path).toEqual([]);
      // Safari on iOS gives dates with its own look another box.
      const looks = await page
        .locator('input[type=date]')
        .evaluateAll((dates) => dates.map((date) => getComputedStyle(date).appearance));
      expect(looks, path).toEqual(['none', 'none']);
    }
  });

  test('the ways to answer are above the menu, and text keeps clear of the camera', async ({ page }) => {
    const box = async (part: Locator) => present(await part.boundingBox());
    await enquire(page, desk, 'Noor Rahman');
    await openDesk(page, desk, '/staff');
    await page
      .getByRole('link', { name: /Noor Rahman/ })
      .first()
      .click();
    // So low that the ways to answer are at its lower end.
    await page.setViewportSize({ width: 390, height: 360 });
    await setSafeArea(page, { bottom: 34 });
    const menu = page.getByRole('navigation', { name: 'Staff' });
    await expect(async () => {
      const call = await box(page.getByRole('link', { name: 'Call', exact: true }));
      const bar = await box(menu);
      expect(bar.height).toBeGreaterThan(90);
      expect(call.y + call.height).toBeLessThan(bar.y);
    }).toPass({ timeout: 5_000 });
    await page.setViewportSize({ width: 852, height: 393 });
    await setSafeArea(page, { left: 59, right: 59, bottom: 21 });
    await expect(async () => {
      expect((await box(page.getByRole('heading', { level: 1 }))).x).toBeGreaterThanOrEqual(59);
    }).toPass({ timeout: 5_000 });
    await menu.getByRole('button', { name: 'More' }).click();
    expect((await box(page.getByRole('dialog').getByRole('link').first())).x).toBeGreaterThanOrEqual(59);
  });
});

test('the statistics and the ways to answer fit on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enquire(page, desk, 'Amira Khalil');
  await openDesk(page, desk, '/staff/statistics');
  await expect(page.getByRole('columnheader', { name: 'Median' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await openDesk(page, desk, '/staff');
  await page
    .getByRole('link', { name: /Amira Khalil/ })
    .first()
    .click();
  for (const name of ['WhatsApp', 'Call', 'Email']) {
    const way = page.getByRole('link', { name, exact: true });
    expect(await way.evaluate((link) => link.scrollWidth - link.clientWidth), name).toBe(0);
  }
});

test('a question with a long name can be answered with text at twice its size', async ({ page }) => {
  await page.setViewportSize(phone);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openDesk(page, desk, '/staff/accounts');
  const account = page.getByRole('listitem').filter({ hasText: 'A'.repeat(100) });
  await account.getByRole('button', { name: 'Make administrator' }).click();
  const question = page.getByRole('alertdialog');
  const area = await question.boundingBox();
  expect(area?.y).toBeGreaterThanOrEqual(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
});

test('every entry of the menu can be reached in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 560 });
  await openDesk(page, desk, '/staff/properties');
  const menu = page.getByRole('navigation', { name: 'Staff' });
  const last = menu.getByRole('link', { name: 'Account' });
  await expect(last).not.toBeInViewport();
  await menu.getByRole('link', { name: 'Properties' }).hover();
  await page.mouse.wheel(0, 1000);
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('with text at twice its size, the tools of an article grow, and a portrait stands above its text', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openDesk(page, desk, '/staff/articles/new');
  const icon = page.getByRole('button', { name: 'Bold' }).locator('svg');
  await expect(icon).toHaveCSS('width', '36px');
  await openDesk(page, desk, '/staff/properties/1');
  const root = page.locator('html');
  expect(await root.evaluate((element) => element.scrollWidth)).toBe(phone.width);
  await openDesk(page, desk, '/staff/agents');
  const entry = page.getByRole('main').getByRole('listitem').first();
  const portrait = await entry.locator('div').first().boundingBox();
  const name = await entry.locator('bdi').boundingBox();
  expect(name?.y).toBeGreaterThan((portrait?.y ?? 0) + (portrait?.height ?? 0));
});

test('in forced colours, a question has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openDesk(page, desk, '/staff/names/new');
  await page.getByLabel('Name in feeds and searches').fill('Palm');
  await page.getByRole('link', { name: 'Articles' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCSS('outline-style', 'solid');
});

test('prints a screen without its menu, as wide as the paper upright or across', async ({ page }) => {
  await openDesk(page, desk, '/staff/audit');
  await page.emulateMedia({ media: 'print' });
  for (const width of [680, 1_045]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Staff' })).toBeHidden();
    expect((await page.getByRole('main').boundingBox())?.width).toBe(width);
  }
});

test('in forced colours, unread enquiries keep their dot and the menu their number', async ({ page }) => {
  await enquire(page, desk, 'Unread Person', 'unread@example.com');
  await page.emulateMedia({ forcedColors: 'active' });
  await openDesk(page, desk, '/staff');
  const dot = page.getByRole('main').getByText('Unread', { exact: true }).first().locator('..');
  await expect(dot).toHaveCSS('border-top-width', '4px');
  // A picture, since computed styles do not contain the forced colours.
  const count = page.getByRole('navigation', { name: 'Staff' }).getByText('unread').locator('..');
  for (const path of ['/staff', '/staff/articles']) {
    await page.goto(desk.url + path);
    const drawn = await count.screenshot();
    await count.evaluate((element) => {
      element.style.setProperty('color', 'Highlight', 'important');
    });
    expect(drawn.equals(await count.screenshot()), path).toBe(false);
  }
});

test('prints status and advisor of an enquiry as text, without their forms', async ({ page }) => {
  await openDesk(page, desk, '/staff');
  await page.locator('[data-enquiry]').first().click();
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Status' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const fact of ['Status', 'Advisor'])
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible();
  await expect(page.locator('main select').filter({ visible: true })).toHaveCount(0);
});
