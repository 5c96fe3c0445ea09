import { expect, type Page, request } from '@playwright/test';
import Database from 'better-sqlite3';
import { type SiteServer, startSite } from './site-server';
import { passwordLink, setPasswordByRequest, signInByRequest, staff } from './staff-account';

/** The administrator of every desk under test. */
export const layla = { email: 'layla@example.com', password: 'a long enough password' };

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** A site of its own, with the session of its administrator. */
export type StaffDesk = SiteServer & { session: Cookies };

/** Starts a site on which Layla is signed in. @param env see `startSite` */
export async function startDesk(env: Record<string, string> = {}): Promise<StaffDesk> {
  const site = await startSite(env);
  const client = await request.newContext();
  const printed = staff(site, 'add', layla.email, '--role', 'admin', '--name', 'Layla');
  await setPasswordByRequest(client, passwordLink(site, printed), layla.password);
  await signInByRequest(client, site, layla);
  const { cookies: session } = await client.storageState();
  await client.dispose();
  return { ...site, session };
}

/** Opens a screen as Layla. */
export async function openDesk(page: Page, desk: StaffDesk, path: string): Promise<void> {
  await page.context().addCookies(desk.session);
  await page.goto(desk.url + path);
}

/** Changes the database under the running site. */
export function changeDatabase({ databaseFile }: SiteServer, statement: string): void {
  const database = new Database(databaseFile);
  database.prepare(statement).run();
  database.close();
}

/** Sends an enquiry from the website. */
export async function enquire(
  page: Page,
  { url }: SiteServer,
  name: string,
  email = 'amira@example.com',
): Promise<void> {
  const body = { name, email, phone: '+971501234567', subject: 'Two bedrooms' };
  const response = await page.request.post(`${url}/api/v1/contact/submit/`, {
    data: { ...body, message: 'We would like to see it on Sunday.' },
  });
  expect(response.status()).toBe(201);
}
