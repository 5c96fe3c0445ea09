import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import type { Examination } from '@/lib/import/examination/examination';
import { site as agency } from '@/lib/site';
import { type MailServer, startMailServer } from '@/testing/mail-server';
import { present } from '@/testing/stub';
import { axeViolations } from './axe';
import { fixedPaths } from './fixed-paths';
import { desktop, phone, test, visitHydrated } from './journey';
import { layoutShifts, watchLayoutShifts } from './layout-shifts';
import { setSafeArea } from './safe-area';
import { type SiteServer, startSite } from './site-server';
import {
  passwordLink,
  sendSignIn,
  setPassword,
  setPasswordByRequest,
  signIn,
  signInByRequest,
  staff,
} from './staff-account';
import { zoomedFields } from './zoomed-fields';

const password = 'a long enough password';
const layla = { email: 'layla@example.com', password };
const omar = { email: 'omar@example.com', password };
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

let site: SiteServer;
let mail: MailServer;
let feeds: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  mail = await startMailServer();
  feeds = await mkdtemp(join(tmpdir(), 'feeds-'));
  await writeFile(join(feeds, 'feeds.json'), '[{"name": "crm", "source": "stock.json"}]');
  site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    FEEDS: join(feeds, 'feeds.json'),
  });
});
test.afterAll(async () => {
  await site.stop();
  await mail.refuse();
  await rm(feeds, { recursive: true, force: true });
});

/** A different IP address per test, so that tests do not share a rate limit. */
test.beforeEach(async ({ page }, info) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${(info.line % 250) + 1}` });
});

/** Sessions of the accounts, so that only sign-in tests sign in. */
const sessions = new Map<string, Cookies>();

async function keepSession(page: Page, { email }: typeof layla) {
  sessions.set(email, await page.context().cookies());
}

/** Opens a screen with the account's session from an earlier test. */
async function openAs(page: Page, path: string, { email }: typeof layla) {
  await page.context().addCookies(sessions.get(email) ?? []);
  await page.goto(site.url + path);
}

/** Changes the database under the running site. */
function change(statement: string) {
  const database = new Database(site.databaseFile);
  database.prepare(statement).run();
  database.close();
}

async function enquire(page: Page, name: string, email = 'amira@example.com') {
  const body = { name, email, phone: '+971501234567', subject: 'Two bedrooms' };
  const response = await page.request.post(`${site.url}/api/v1/contact/submit/`, {
    data: { ...body, message: 'We would like to see it on Sunday.' },
  });
  expect(response.status()).toBe(201);
}

test('an account created on the command line sets its password and signs in', async ({ page }) => {
  const printed = staff(site, 'add', layla.email, '--role', 'admin', '--name', 'Layla');
  const link = passwordLink(site, printed);
  await page.goto(link);
  expect(await axeViolations(page)).toEqual([]);
  await setPassword(page, link, password);
  await signIn(page, `${site.url}/staff/accounts`, layla);
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await keepSession(page, layla);
  const pasted = { email: '\u200elayla@example.com', password };
  expect((await page.request.post(`${site.url}/api/auth/login/`, { data: pasted })).status()).toBe(200);
});

test('staff screens are closed to visitors, not indexed, not cached, and run under a nonce', async ({
  page,
  request,
}) => {
  const redirect = await request.get(`${site.url}/staff?status=new`, { maxRedirects: 0 });
  expect(redirect.status()).toBe(303);
  expect(redirect.headers().location).toContain('/login?next=%2Fstaff%3Fstatus%3Dnew');
  const login = await page.goto(`${site.url}/login`);
  expect(login?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  expect(login?.headers()['cache-control']).toBe('no-store');
  expect(login?.headers()['x-robots-tag']).toContain('noindex');
  const forged = await request.get(`${site.url}/staff`, {
    headers: { cookie: 'staff_session=forged.signature' },
    maxRedirects: 0,
  });
  expect(forged.status()).toBe(307);
});

test('a wrong password shows an error and keeps the input', async ({ page }) => {
  await sendSignIn(page, `${site.url}/login`, { email: layla.email, password: 'wrong' });
  await expect(page.getByText('Email or password is wrong.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(layla.email);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('answers an enquiry with two clicks and follows up', async ({ page }) => {
    await enquire(page, 'Amira Khalil');
    await openAs(page, '/staff', layla);
    await page.getByRole('link', { name: /Amira Khalil/ }).click();
    const whatsapp = page.getByRole('link', { name: 'WhatsApp' });
    expect(await whatsapp.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/971501234567\?text=Hello%20Amira/,
    );
    // The browser would show a dialog to choose an app and block further input.
    await page.evaluate(() => {
      document.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
          event.preventDefault();
      });
    });
    await page.getByRole('link', { name: 'Call' }).click();
    await expect(page.getByText('Answered by phone')).toBeVisible();
    await page.getByLabel('Add a note').fill('Prefers mornings');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Prefers mornings')).toBeVisible();
    await page.getByLabel('Status').selectOption('lost');
    await page.getByLabel('Why it was lost').fill('Bought elsewhere');
    await page.getByRole('button', { name: 'Save status' }).click();
    await expect(page.getByText('Status: Lost, Bought elsewhere')).toBeVisible();
    await page.goto(`${site.url}/staff`);
    await expect(page.getByRole('link', { name: /^Amira Khalil/ })).toContainText('Lost');
  });

  test('screens that do not fit into the bar are in a sheet, also by keyboard', async ({ page }) => {
    await openAs(page, '/staff', layla);
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

/** Creates data for the screens whose path has a parameter. @returns their URLs */
async function screensWithData(page: Page): Promise<string[]> {
  await enquire(page, 'A'.repeat(100));
  const write = async (path: string, data: object) => {
    const response = await page.request.post(site.url + path, { data });
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
  change('update properties set is_sample = 0 where id = 1');
  const time = "'2026-11-22T08:00:00.000Z'";
  change(`insert into feed_runs (id, feed, outcome, started_at, finished_at, refused, findings)
    values (1, 'crm', 'changed', ${time}, ${time}, 1, 1)`);
  change(`insert into feed_findings (run_id, number, result, line, key, column_name, value, reason)
    values (1, 1, 'refused', 7, 'HN-1', 'price', 'a lot', 'is not a number')`);
  change(`insert into uploads (id, file, path, bytes, state, feed, examination, uploaded_by, uploaded_at, changed_at)
    values (1, '${'stock'.repeat(12)}.csv', '/nowhere/stock.csv', 1, 'examined', 'stock',
      '${JSON.stringify(wideExamination)}', 'layla@example.com', ${time}, ${time})`);
  await page.goto(`${site.url}/staff`);
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
let detailScreens: string[] = [];

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
        await page.goto(site.url + path);
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
      await page.context().addCookies(sessions.get(layla.email) ?? []);
      if (detailScreens.length === 0) detailScreens = await screensWithData(page);
      for (const path of [...screens, ...detailScreens]) await visit(path);
      await page.goto(`${site.url}/staff/privacy`);
      await page.getByLabel('Email').fill('amira@example.com');
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page.getByRole('heading', { name: 'Stored data' })).toBeVisible();
      expect(await axeViolations(page), 'the data of a person').toEqual([]);
    });
  });
}

test.describe('on an iPhone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('no field is so small that the screen zooms in on it, and dates have the look of other fields', async ({
    page,
  }) => {
    await openAs(page, '/staff/articles/new', layla);
    await page.getByRole('button', { name: 'Edit as HTML' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
    expect(await zoomedFields(page)).toEqual([]);
    for (const path of ['/staff', '/staff/audit', '/staff/account']) {
      await openAs(page, path, layla);
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
    await enquire(page, 'Noor Rahman');
    await openAs(page, '/staff', layla);
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
  await enquire(page, 'Amira Khalil');
  await openAs(page, '/staff/statistics', layla);
  await expect(page.getByRole('columnheader', { name: 'Median' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await openAs(page, '/staff', layla);
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
  await openAs(page, '/staff/accounts', layla);
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
  await openAs(page, '/staff/properties', layla);
  const menu = page.getByRole('navigation', { name: 'Staff' });
  const last = menu.getByRole('link', { name: 'Account' });
  await expect(last).not.toBeInViewport();
  await menu.getByRole('link', { name: 'Properties' }).hover();
  await page.mouse.wheel(0, 1000);
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('keeps every letter that corrects a refused value', async ({ page }) => {
  await openAs(page, '/staff/agents/new', layla);
  const photo = page.getByLabel('Address of the photo');
  await photo.fill('not a picture');
  await page.getByRole('button', { name: 'Add agent' }).click();
  const problem = page.getByText('This is not the address of a picture.');
  await expect(problem).toBeVisible();
  await photo.press('End');
  await photo.pressSequentially('.jpg');
  await expect(photo).toHaveValue('not a picture.jpg');
  await expect(problem).toBeHidden();
});

test('with text at twice its size, the tools of an article grow, and a portrait stands above its text', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openAs(page, '/staff/articles/new', layla);
  const icon = page.getByRole('button', { name: 'Bold' }).locator('svg');
  await expect(icon).toHaveCSS('width', '36px');
  await openAs(page, '/staff/properties/1', layla);
  const root = page.locator('html');
  expect(await root.evaluate((element) => element.scrollWidth)).toBe(phone.width);
  await openAs(page, '/staff/agents', layla);
  const entry = page.getByRole('main').getByRole('listitem').first();
  const portrait = await entry.locator('div').first().boundingBox();
  const name = await entry.locator('bdi').boundingBox();
  expect(name?.y).toBeGreaterThan((portrait?.y ?? 0) + (portrait?.height ?? 0));
});

test('in forced colours, a question has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, `${site.url}/staff/names/new`, layla);
  await page.getByLabel('Name in feeds and searches').fill('Palm');
  await page.getByRole('link', { name: 'Articles' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCSS('outline-style', 'solid');
});

test('prints a screen without its menu, as wide as the paper upright or across', async ({ page }) => {
  await signIn(page, `${site.url}/staff/audit`, layla);
  await page.emulateMedia({ media: 'print' });
  for (const width of [680, 1_045]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Staff' })).toBeHidden();
    expect((await page.getByRole('main').boundingBox())?.width).toBe(width);
  }
});

test('in forced colours, unread enquiries keep their dot and the menu their number', async ({ page }) => {
  await enquire(page, 'Unread Person', 'unread@example.com');
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, '/staff', layla);
  const dot = page.getByRole('main').getByText('Unread', { exact: true }).first().locator('..');
  await expect(dot).toHaveCSS('border-top-width', '4px');
  // A picture, since computed styles do not contain the forced colours.
  const count = page.getByRole('navigation', { name: 'Staff' }).getByText('unread').locator('..');
  for (const path of ['/staff', '/staff/articles']) {
    await page.goto(site.url + path);
    const drawn = await count.screenshot();
    await count.evaluate((element) => {
      element.style.setProperty('color', 'Highlight', 'important');
    });
    expect(drawn.equals(await count.screenshot()), path).toBe(false);
  }
});

test('the link above an enquiry leads back to the list with its filters', async ({ page }) => {
  await openAs(page, '/staff?status=open&property=', layla);
  await page.locator('[data-enquiry]').first().click();
  await page.waitForURL(/\/staff\/enquiries\/\d+\?/);
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await page.waitForURL(/\/staff\?status=open$/);
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
});

test('prints status and advisor of an enquiry as text, without their forms', async ({ page }) => {
  await openAs(page, '/staff', layla);
  await page.locator('[data-enquiry]').first().click();
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Status' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const fact of ['Status', 'Advisor'])
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible();
  await expect(page.locator('main select').filter({ visible: true })).toHaveCount(0);
});

test('Back shows the filters of the list that it shows', async ({ page }) => {
  await signIn(page, `${site.url}/staff/audit`, layla);
  await page.getByLabel('About').selectOption('account');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/subject=account/);
  await page.goBack();
  await expect(page).toHaveURL(/audit$/);
  await expect(page.getByLabel('About')).toHaveValue('');
  await page.goto(`${site.url}/staff/audit?subject=enquiry`);
  await expect(page.getByLabel('About').locator('option:checked')).toHaveText('Enquiries');
});

test('shows a text of a landing page, also in its description and structured data', async ({ page }) => {
  await signIn(page, `${site.url}/staff/landing-pages?search=villa`, layla);
  await page.getByRole('link', { name: /^Villa/ }).click();
  const preview = page.getByRole('region', { name: 'On the page' });
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Walls of their own.\nحديقة خاصة لكل فيلا');
  await expect(preview).toContainText('حديقة خاصة لكل فيلا');
  await page
    .getByRole('textbox', { name: 'Description for search engines' })
    .fill('Villas, told by the agency.');
  await page.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save text' }).click();
  const entry = page.getByRole('link', { name: /^Villa/ });
  await expect(entry).toContainText('Written by layla@example.com');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(/^Walls of their own/);
  const served = async () => (await page.request.get(`${site.url}/types/villa`)).text();
  await expect.poll(served).toContain('Walls of their own.');
  expect(await served()).toContain('"description":"Villas, told by the agency."');
  await page.goto(`${site.url}/types/villa`);
  await expect(page.getByText('حديقة خاصة لكل فيلا')).toHaveAttribute('dir', 'auto');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Villas, told by the agency.',
  );
});

test('rejects the second of two advisors claiming an enquiry', async ({ page, browser }) => {
  await page.context().addCookies(sessions.get(layla.email) ?? []);
  const invited = await page.request.post(`${site.url}/api/staff/accounts/`, {
    data: { email: omar.email, name: 'Omar', role: 'admin' },
  });
  const other = visitHydrated(await browser.newPage());
  await setPasswordByRequest(other.request, passwordLink(site, (await invited.json()).link), password);
  await signInByRequest(other.request, site, omar);
  await enquire(page, 'Claimed Once');
  await other.goto(`${site.url}/staff`);
  await openAs(page, '/staff', layla);
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: /Claimed Once/ }).click();
    await expect(tab.getByRole('button', { name: 'Take it' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByText('Assigned to Layla')).toBeVisible();
  await other.getByRole('button', { name: 'Take it' }).click();
  await expect(other.getByText('Someone else has already taken this enquiry.')).toBeVisible();
  await other.close();
});

test('redirects an expired session to sign-in', async ({ page }) => {
  await openAs(page, '/staff', layla);
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
  change("update staff_sessions set expires_at = '2001-01-01T00:00:00.000Z'");
  await page.goto(`${site.url}/staff/accounts`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/staff/accounts');
});

test('keeps what is typed when the session expires', async ({ page }) => {
  await signInByRequest(page.request, site, layla);
  await page.goto(`${site.url}/staff/enquiries/new`);
  await page.getByLabel('Subject').fill('A villa by the sea');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save enquiry' }).click();
  const banner = page.getByText('You are signed out. Sign in in another tab to go on');
  await expect(banner).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByLabel('Subject')).toHaveValue('A villa by the sea');
  await page.context().addCookies(cookies);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(banner).toBeHidden();
  await expect(page.getByLabel('Subject')).toHaveValue('A villa by the sea');
});

test('ends a session from another device', async ({ page, browser }) => {
  change('delete from staff_sessions');
  const other = visitHydrated(await browser.newPage());
  for (const device of [other, page]) {
    await signInByRequest(device.request, site, layla);
    await device.goto(`${site.url}/staff/account`);
    await expect(device.getByText('This device')).toBeVisible();
  }
  const end = page
    .getByRole('region', { name: 'Where you are signed in' })
    .getByRole('button', { name: 'Sign out' });
  await end.click();
  await expect(end).toHaveCount(0);
  await keepSession(page, layla);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('exports and erases all data about a person', async ({ page }) => {
  await enquire(page, 'Erase Me', 'erase.me@example.com');
  await enquire(page, 'Keep Me', 'keep.me@example.com');
  await openAs(page, '/staff/privacy', layla);
  const find = page.getByRole('button', { name: 'Find' });
  await page.getByLabel('Email').fill('Erase.Me@example.com');
  await find.click();
  await expect(page.getByRole('heading', { name: 'Stored data' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(file.enquiries).toMatchObject([{ name: 'Erase Me', email: 'erase.me@example.com' }]);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Erased. Nothing about Erase.Me@example.com is left.')).toBeVisible();
  await find.click();
  await expect(page.getByText('No data found.')).toBeVisible();
  await page.goto(`${site.url}/staff?search=erase.me`);
  await expect(page.getByText('No enquiry matches these filters.')).toBeVisible();
  await page.goto(`${site.url}/staff?search=keep.me`);
  await expect(page.getByRole('link', { name: /Keep Me/ })).toBeVisible();
});

test('an uploaded table with unknown columns is corrected, imported, on the site and taken off it again', async ({
  page,
}) => {
  await openAs(page, '/staff/feeds', layla);
  await page.getByRole('link', { name: 'Upload a file' }).click();
  const rows = [1, 2, 3].map(
    (number) => `HN-${number},Marina Gardens ${number},Dubai Marina,${number}500000`,
  );
  await page.getByLabel('File').setInputFiles({
    name: 'Homes for sale.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Code,Marketing,Location,Price AED', ...rows].join('\r\n')),
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('None of the 3 rows of the file is a property.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByText(/^More fields/).click();
  await page.getByLabel('Title', { exact: true }).selectOption('Marketing');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('cell', { name: 'Marina Gardens 2' })).toBeVisible({ timeout: 30_000 });
  expect(await axeViolations(page)).toEqual([]);
  const onSite = async () =>
    (await page.request.get(`${site.url}/api/v1/properties/?search=marina+gardens`)).text();
  expect(await onSite()).not.toContain('Marina Gardens 2');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('3 rows, 3 added')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeVisible();
  await expect.poll(onSite).toContain('Marina Gardens 2');
  await page.getByText('Was this the wrong file?').click();
  await page.getByRole('link', { name: 'the screen of the list' }).click();
  const takeOff = page.getByRole('button', { name: 'Take off the site' });
  await takeOff.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('3 properties of this list leave the site at once.');
  await question.getByRole('button', { name: 'Take off the site' }).click();
  await expect(page.getByText('Taken off the site at the desk by layla@example.com.')).toBeVisible();
  await expect(takeOff).toHaveCount(0);
  await expect.poll(onSite).not.toContain('Marina Gardens 2');
});

test('resets a forgotten password by email', async ({ page }) => {
  await page.goto(`${site.url}/login/forgot`);
  const button = page.getByRole('button', { name: 'Send the link' });
  await page.getByLabel('Email').fill('layla@example.com');
  await button.click();
  const link = () =>
    mail.mails.find(
      ({ to, source }) => to.includes('layla@example.com') && source.includes('/login/password?token='),
    );
  await expect.poll(link).toBeDefined();
  const mailed = /https?:\S+\/login\/password\?token=\S+/.exec(link()?.source ?? '')?.[0] ?? '';
  await setPassword(page, passwordLink(site, mailed), 'quite another password');
  await signIn(page, `${site.url}/staff`, { ...layla, password: 'quite another password' });
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
});
