import { spawnSync } from 'node:child_process';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { whenHydrated } from './journey';
import type { SiteServer } from './site-server';

/** Runs `npm run staff` on the database under test. @returns what it printed */
export function staff(site: SiteServer, ...args: string[]): string {
  return staffIn(`file:${site.databaseFile}`, ...args);
}

/** Like `staff`, for a database given by its URL. */
export function staffIn(databaseUrl: string, ...args: string[]): string {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  // `tsx scripts/staff.ts` would start two processes.
  const script = ['--import', 'tsx', 'scripts/staff.ts'];
  return spawnSync(process.execPath, [...script, ...args], { env, encoding: 'utf8' }).stdout;
}

/** The printed or emailed password link, on the site under test. */
export function passwordLink(site: Pick<SiteServer, 'url'>, text: string): string {
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return site.url + pathname + search;
}

export async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Your password is set.').waitFor();
}

type Credentials = { email: string; password: string };

/** Sends the sign-in form that a visit to `path` leads to. */
export async function sendSignIn(page: Page, url: string, { email, password }: Credentials): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in and waits until the page behind the sign-in is interactive. */
export async function signIn(page: Page, url: string, credentials: Credentials): Promise<void> {
  await sendSignIn(page, url, credentials);
  await page.waitForURL(({ pathname }) => pathname === new URL(url).pathname);
  await whenHydrated(page);
}

/** Like `setPassword`, without the form. */
export async function setPasswordByRequest(
  request: APIRequestContext,
  link: string,
  password: string,
): Promise<void> {
  const { origin, searchParams } = new URL(link);
  const data = { token: searchParams.get('token'), password };
  expect((await request.post(`${origin}/api/auth/reset-password/`, { data })).status()).toBe(200);
}

/** Like `signIn`, without the form: the cookie is set in the context of the request. */
export async function signInByRequest(
  request: APIRequestContext,
  site: SiteServer,
  credentials: Credentials,
): Promise<void> {
  const response = await request.post(`${site.url}/api/auth/login/`, { data: credentials });
  expect(response.status()).toBe(200);
}
