import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { phone, test } from './journey';
import { type SiteServer, startSite } from './site-server';

const password = 'a long enough password';
let site: SiteServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Runs `npm run staff` on the database under test. @returns what it printed */
function staff(...args: string[]): string {
  const tsx = join('node_modules', '.bin', 'tsx');
  const env = { ...process.env, DATABASE_URL: `file:${site.databaseFile}` };
  return spawnSync(tsx, ['scripts/staff.ts', ...args], { env, encoding: 'utf8' }).stdout;
}

function passwordPath(printed: string): string {
  const { pathname, search } = new URL(/https?:\S+/.exec(printed)?.[0] ?? '');
  return site.url + pathname + search;
}

async function signIn(page: Page, email: string, path = '/staff') {
  await page.goto(site.url + path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function enquire(page: Page, name: string) {
  const body = { name, email: 'amira@example.com', phone: '+971501234567', subject: 'Two bedrooms' };
  const response = await page.request.post(`${site.url}/api/v1/contact/submit/`, {
    data: { ...body, message: 'We would like to see it on Sunday.' },
  });
  expect(response.status()).toBe(201);
}

test('an account made on the command line sets its password and signs in', async ({ page }) => {
  const printed = staff('add', 'layla@example.com', '--role', 'admin', '--name', 'Layla');
  await page.goto(passwordPath(printed));
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password is set.')).toBeVisible();
  await signIn(page, 'layla@example.com', '/staff/accounts');
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
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
  await page.goto(`${site.url}/login`);
  await page.getByLabel('Email').fill('layla@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('E-mail or password is wrong.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('layla@example.com');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('an enquiry is answered with two clicks and followed up', async ({ page }) => {
    await enquire(page, 'Amira Khalil');
    await signIn(page, 'layla@example.com');
    await page.getByRole('link', { name: /Amira Khalil/ }).click();
    const whatsapp = page.getByRole('link', { name: 'WhatsApp' });
    expect(await whatsapp.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/971501234567\?text=Hello%20Amira/,
    );
    // The browser would ask which program dials, and take no more input.
    await page.evaluate(() => {
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
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

  test('no screen is wider than the phone, and axe finds nothing', async ({ page }) => {
    await enquire(page, 'A'.repeat(100));
    await signIn(page, 'layla@example.com');
    await page.getByRole('link', { name: /AAAA/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('AAAA');
    const detail = page.url().replace(site.url, '');
    for (const path of [detail, '/staff', '/staff/enquiries/new', '/staff/account', '/staff/accounts']) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(phone.width);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => `${path} ${id}`)).toEqual([]);
    }
  });
});

test('rejects the second of two advisors claiming an enquiry', async ({ page, browser }) => {
  const invited = staff('add', 'omar@example.com', '--role', 'admin', '--name', 'Omar');
  const other = await browser.newPage();
  await other.goto(passwordPath(invited));
  await other.getByLabel('New password').fill(password);
  await other.getByRole('button', { name: 'Set password' }).click();
  await expect(other.getByText('Your password is set.')).toBeVisible();
  await enquire(page, 'Claimed Once');
  for (const [tab, email] of [
    [page, 'layla@example.com'],
    [other, 'omar@example.com'],
  ] as const) {
    await signIn(tab, email);
    await tab.getByRole('link', { name: /Claimed Once/ }).click();
    await expect(tab.getByRole('button', { name: 'Take it' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByText('Assigned to Layla')).toBeVisible();
  await other.getByRole('button', { name: 'Take it' }).click();
  await expect(other.getByText('Somebody else has taken this enquiry meanwhile.')).toBeVisible();
  await other.close();
});

test('signs a disabled account out immediately', async ({ page }) => {
  await signIn(page, 'omar@example.com');
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
  staff('disable', 'omar@example.com');
  await page.goto(`${site.url}/staff/account`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
