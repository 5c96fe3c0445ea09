import { expect } from '@playwright/test';
import { type MailServer, startMailServer } from '@/testing/mail-server';
import { axeViolations } from './axe';
import { test, visitHydrated } from './journey';
import { type SiteServer, startSite } from './site-server';
import { passwordLink, sendSignIn, setPassword, signIn, signInByRequest, staff } from './staff-account';
import { changeDatabase, layla } from './staff-desk';

let site: SiteServer;
let mail: MailServer;

// Each test uses the account of the first, and some end its sessions.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
});
test.afterAll(async () => {
  await site.stop();
  await mail.refuse();
});

/** A different IP address per test, so that tests do not share a rate limit. */
test.beforeEach(async ({ page }, info) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${(info.line % 250) + 1}` });
});

test('an account created on the command line sets its password and signs in', async ({ page }) => {
  const printed = staff(site, 'add', layla.email, '--role', 'admin', '--name', 'Layla');
  const link = passwordLink(site, printed);
  await page.goto(link);
  expect(await axeViolations(page)).toEqual([]);
  await setPassword(page, link, layla.password);
  await signIn(page, `${site.url}/staff/accounts`, layla);
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  const pasted = { ...layla, email: `\u200e${layla.email}` };
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

test('redirects an expired session to sign-in', async ({ page }) => {
  await signInByRequest(page.request, site, layla);
  await page.goto(`${site.url}/staff`);
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
  changeDatabase(site, "update staff_sessions set expires_at = '2001-01-01T00:00:00.000Z'");
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
  changeDatabase(site, 'delete from staff_sessions');
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
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();
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
