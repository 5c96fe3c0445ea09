import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { subscribe, unsubscribe } from './store';

let folder: string;
let db: Kysely<Database>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
  db = await openDatabase(`file:${join(folder, 'site.db')}`);
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const addresses = () => db.selectFrom('newsletter_addresses').selectAll().orderBy('id').execute();

it('keeps an address with the time of consent and the digest of its token', async () => {
  const token = await subscribe(db, ' Mona@Example.com ');
  const [row] = await addresses();
  expect(row).toMatchObject({ email: 'mona@example.com', unsubscribed_at: null });
  expect(Date.parse(row?.consent_at ?? '')).not.toBeNaN();
  expect(row?.unsubscribe_token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(token);
});

it('renews an address that subscribes again, however it is written', async () => {
  await subscribe(db, 'mona@example.com');
  await db.updateTable('newsletter_addresses').set({ consent_at: '2020-01-01T00:00:00.000Z' }).execute();
  const token = await subscribe(db, 'MONA@example.com');
  const rows = await addresses();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.consent_at).not.toBe('2020-01-01T00:00:00.000Z');
  expect(await unsubscribe(db, token)).toBe(true);
});

it('takes an address off the list, as often as the link is used', async () => {
  const token = await subscribe(db, 'mona@example.com');
  await subscribe(db, 'omar@example.com');
  expect(await unsubscribe(db, token)).toBe(true);
  const left = (await addresses())[0]?.unsubscribed_at;
  expect(left).not.toBeNull();
  expect(await unsubscribe(db, token)).toBe(true);
  const rows = await addresses();
  expect(rows[0]?.unsubscribed_at).toBe(left);
  expect(rows[1]?.unsubscribed_at).toBeNull();
});

it('takes an address back that had left', async () => {
  await unsubscribe(db, await subscribe(db, 'mona@example.com'));
  await subscribe(db, 'mona@example.com');
  expect((await addresses())[0]?.unsubscribed_at).toBeNull();
});

it('knows no other token, nor the digest itself', async () => {
  await subscribe(db, 'mona@example.com');
  const hash = (await addresses())[0]?.unsubscribe_token_hash ?? '';
  for (const token of ['', 'nonsense', hash]) expect(await unsubscribe(db, token)).toBe(false);
  expect((await addresses())[0]?.unsubscribed_at).toBeNull();
});

it('stores one row when the same address comes twice at once', async () => {
  await Promise.all([subscribe(db, 'mona@example.com'), subscribe(db, 'mona@example.com')]);
  expect(await addresses()).toHaveLength(1);
});
