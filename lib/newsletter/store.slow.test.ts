import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { startPglite, type TestServer } from '@/testing/contract/postgres-server';
import { confirm, issueToken, subscribe, unsubscribe } from './store';

async function startSqlite(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
  return { url: `file:${join(folder, 'site.db')}`, stop: async () => rmSync(folder, { recursive: true }) };
}

describe.each([
  ['SQLite', startSqlite],
  ['PostgreSQL', startPglite],
])('on %s', (_engine, start) => {
  let server: TestServer;
  let db: Kysely<Database>;

  beforeAll(async () => {
    server = await start();
    db = await openDatabase(server.url, { connections: server.connections });
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });
  beforeEach(async () => {
    await db.deleteFrom('newsletter_tokens').execute();
    await db.deleteFrom('newsletter_addresses').execute();
  });

  const addresses = () => db.selectFrom('newsletter_addresses').selectAll().orderBy('id').execute();
  const only = async () => {
    const [row, ...more] = await addresses();
    expect(more).toEqual([]);
    if (!row) throw new Error('no address');
    return row;
  };

  it('stores a request with its time, pending confirmation', async () => {
    await subscribe(db, ' Mona@Example.com ');
    const row = await only();
    expect(row).toMatchObject({ email: 'mona@example.com', unsubscribed_at: null, confirmed_at: null });
    expect(row.requested_at).toBe(row.consent_at);
    expect(Date.parse(row.consent_at)).not.toBeNaN();
  });

  it('mails another link when the last one was mailed while the clock was ahead', async () => {
    await subscribe(db, 'mona@example.com');
    const mailedAt = async (time: number) => {
      const confirm_mailed_at = new Date(time).toISOString();
      await db
        .updateTable('newsletter_addresses')
        .set({ confirm_mail_at: null, confirm_mailed_at })
        .execute();
      await subscribe(db, 'mona@example.com');
      return (await only()).confirm_mail_at;
    };
    expect(await mailedAt(Date.now())).toBeNull();
    expect(await mailedAt(Date.now() + 3_600_000)).not.toBeNull();
  });

  it('keeps a confirmed address unchanged when requested again', async () => {
    await subscribe(db, 'mona@example.com');
    expect(await confirm(db, await issueToken(db, (await only()).id, 'confirm'))).toBe(true);
    const before = await only();
    expect(before).toMatchObject({ requested_at: null, confirmed_at: expect.any(String) });
    await subscribe(db, 'MONA@example.com');
    expect(await only()).toEqual(before);
  });

  it('stores no plain token and keeps existing ones valid', async () => {
    await subscribe(db, 'mona@example.com');
    const { id } = await only();
    const first = await issueToken(db, id, 'unsubscribe');
    const second = await issueToken(db, id, 'unsubscribe');
    await subscribe(db, 'mona@example.com');
    const stored = JSON.stringify(await db.selectFrom('newsletter_tokens').selectAll().execute());
    for (const token of [first, second]) {
      expect(stored).not.toContain(token);
      expect(await unsubscribe(db, token)).toBe(true);
    }
  });

  it('accepts links of earlier versions', async () => {
    await subscribe(db, 'mona@example.com');
    const unsubscribe_token_hash = createHash('sha256').update('old link').digest('hex');
    await db.updateTable('newsletter_addresses').set({ unsubscribe_token_hash }).execute();
    await subscribe(db, 'mona@example.com');
    expect(await confirm(db, 'old link')).toBe(false);
    expect(await unsubscribe(db, 'old link')).toBe(true);
    expect((await only()).unsubscribed_at).not.toBeNull();
  });

  it('keeps an unsubscribed address off the list despite new requests', async () => {
    await subscribe(db, 'mona@example.com');
    const { id } = await only();
    const welcome = await issueToken(db, id, 'confirm');
    await confirm(db, welcome);
    const link = await issueToken(db, id, 'unsubscribe');
    expect(await unsubscribe(db, link)).toBe(true);
    const left = (await only()).unsubscribed_at;
    expect(left).not.toBeNull();
    expect(await unsubscribe(db, link)).toBe(true);
    expect(await confirm(db, welcome)).toBe(false);
    await subscribe(db, 'mona@example.com');
    expect(await only()).toMatchObject({ unsubscribed_at: left, requested_at: expect.any(String) });
    expect(await confirm(db, await issueToken(db, id, 'confirm'))).toBe(true);
    expect(await only()).toMatchObject({ unsubscribed_at: null, requested_at: null });
  });

  it('drops a request that its owner declines before confirming it', async () => {
    await subscribe(db, 'mona@example.com');
    const { id } = await only();
    const link = await issueToken(db, id, 'confirm');
    await unsubscribe(db, await issueToken(db, id, 'unsubscribe'));
    expect(await only()).toMatchObject({ requested_at: null, confirm_mail_at: null });
    expect(await confirm(db, link)).toBe(false);
  });

  it('counts as consent the request that was confirmed', async () => {
    await subscribe(db, 'mona@example.com');
    const { id } = await only();
    const requested_at = '2026-05-01T08:00:00.000Z';
    await db.updateTable('newsletter_addresses').set({ requested_at }).execute();
    await confirm(db, await issueToken(db, id, 'confirm'));
    expect((await only()).consent_at).toBe(requested_at);
  });

  it('rejects other tokens, digests and links for other purposes', async () => {
    await subscribe(db, 'mona@example.com');
    const { id, unsubscribe_token_hash } = await only();
    const confirmation = await issueToken(db, id, 'confirm');
    for (const token of ['', 'nonsense', unsubscribe_token_hash, confirmation]) {
      expect(await unsubscribe(db, token)).toBe(false);
    }
    expect((await only()).unsubscribed_at).toBeNull();
  });

  it('stores one row for concurrent requests of the same address', async () => {
    await Promise.all([subscribe(db, 'mona@example.com'), subscribe(db, 'mona@example.com')]);
    expect(await addresses()).toHaveLength(1);
  });
});
