import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { newAddress, sharedDatabaseFile, test } from './journey';

/** A different IP address per test, so that tests do not share a rate limit. */
test.beforeEach(async ({ page }, info) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `203.0.113.${(info.line % 250) + 1}` });
});

type Row = { id: number; email: string; requested_at: string; unsubscribed_at: string | null };

function stored(email: string): Row[] {
  const database = new Database(sharedDatabaseFile(), { readonly: true });
  try {
    return database.prepare<[string], Row>('select * from newsletter_addresses where email = ?').all(email);
  } finally {
    database.close();
  }
}

/** The unsubscribe link of an address. */
function mailedToken(email: string): string {
  const token = `token-${email}`;
  const database = new Database(sharedDatabaseFile());
  try {
    const hash = createHash('sha256').update(token).digest('hex');
    database
      .prepare("insert into newsletter_tokens values (?, ?, 'unsubscribe', '2026-01-01')")
      .run(hash, stored(email)[0]?.id);
    return token;
  } finally {
    database.close();
  }
}

const box = (page: Page) => page.getByRole('contentinfo');
const field = (page: Page) => box(page).getByLabel('Your email address');
const subscribe = (page: Page) => box(page).getByRole('button', { name: 'Subscribe' }).click();
const thanks = 'Thank you for subscribing! You will receive our latest updates soon.';

test('stores the address with the time of the request and allows unsubscribing', async ({ page }) => {
  const email = newAddress('mona');
  const before = new Date().toISOString();
  await page.goto('/about');
  await field(page).fill(` ${email.replace('mona', 'Mona').replace('example', 'Example')} `);
  await subscribe(page);
  await expect(box(page).getByRole('status')).toHaveText(thanks);
  await expect(field(page)).toHaveValue('');
  const [row, ...more] = stored(email);
  expect(more).toEqual([]);
  expect(row?.unsubscribed_at).toBeNull();
  expect(row?.requested_at && row.requested_at >= before).toBe(true);

  await expect(box(page).getByRole('link', { name: 'Unsubscribe' })).toHaveCount(0);
  await page.goto(`/newsletter/unsubscribe?token=${mailedToken(email)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from our newsletter?');
  expect(stored(email)[0]?.unsubscribed_at).toBeNull();
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been unsubscribed');
  expect(stored(email)).toMatchObject([{ unsubscribed_at: expect.any(String) }]);
});

test('an invalid unsubscribe link shows a helpful page', async ({ page }) => {
  await page.goto('/newsletter/unsubscribe?token=made-up');
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows errors on a separate page, stores the corrected address and lets its owner unsubscribe', async ({
    page,
  }) => {
    const email = newAddress('nour');
    await page.goto('/about');
    await field(page).fill('nour@');
    await subscribe(page);
    await expect(page.getByRole('main')).toContainText('Please enter a valid email address');
    await page.getByRole('main').getByLabel('Your email address').fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(thanks);
    expect(stored(email)).toMatchObject([{ unsubscribed_at: null }]);
    await page.goto(`/newsletter/unsubscribe?token=${mailedToken(email)}`);
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been unsubscribed');
    expect(stored(email)).toMatchObject([{ unsubscribed_at: expect.any(String) }]);
  });
});

test('offline, shows an error below the field and keeps page and address', async ({ page, context }) => {
  await page.goto('/about');
  await context.setOffline(true);
  await field(page).fill('anna@example.com');
  await subscribe(page);
  await expect(box(page).getByRole('status')).toHaveText(
    'Network error. Please check your connection and try again.',
  );
  await expect(field(page)).toHaveValue('anna@example.com');
  const email = newAddress('anna');
  await context.setOffline(false);
  await field(page).fill(email);
  await subscribe(page);
  await expect(box(page).getByRole('status')).toHaveText(thanks);
  expect(stored(email)).toHaveLength(1);
});
