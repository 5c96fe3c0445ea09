import { createHash } from 'node:crypto';
import { databaseEngines } from '@/testing/engines';
import { setUpSiteDatabase } from '@/testing/site-database';
import { confirm, issueToken, subscribe, unsubscribe } from './store';

describe.each(databaseEngines)('on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);
  beforeEach(async () => {
    await site.db.deleteFrom('newsletter_tokens').execute();
    await site.db.deleteFrom('newsletter_addresses').execute();
  });

  const addresses = () => site.db.selectFrom('newsletter_addresses').selectAll().orderBy('id').execute();
  const only = async () => {
    const [row, ...more] = await addresses();
    expect(more).toEqual([]);
    if (!row) throw new Error('no address');
    return row;
  };

  it('stores a request with its time, pending confirmation', async () => {
    await subscribe(site.db, ' Mona@Example.com ');
    const row = await only();
    expect(row).toMatchObject({ email: 'mona@example.com', unsubscribed_at: null, confirmed_at: null });
    expect(row.requested_at).toBe(row.consent_at);
    expect(Date.parse(row.consent_at)).not.toBeNaN();
  });

  it('mails another link when the last one was mailed while the clock was ahead', async () => {
    await subscribe(site.db, 'mona@example.com');
    const mailedAt = async (time: number) => {
      const confirm_mailed_at = new Date(time).toISOString();
      await site.db
        .updateTable('newsletter_addresses')
        .set({ confirm_mail_at: null, confirm_mailed_at })
        .execute();
      await subscribe(site.db, 'mona@example.com');
      return (await only()).confirm_mail_at;
    };
    expect(await mailedAt(Date.now())).toBeNull();
    expect(await mailedAt(Date.now() + 3_600_000)).not.toBeNull();
  });

  it('keeps a confirmed address unchanged when requested again', async () => {
    await subscribe(site.db, 'mona@example.com');
    expect(await confirm(site.db, await issueToken(site.db, (await only()).id, 'confirm'))).toBe(true);
    const before = await only();
    expect(before).toMatchObject({ requested_at: null, confirmed_at: expect.any(String) });
    await subscribe(site.db, 'MONA@example.com');
    expect(await only()).toEqual(before);
  });

  it('stores no plain token and keeps existing ones valid', async () => {
    await subscribe(site.db, 'mona@example.com');
    const { id } = await only();
    const first = await issueToken(site.db, id, 'unsubscribe');
    const second = await issueToken(site.db, id, 'unsubscribe');
    await subscribe(site.db, 'mona@example.com');
    const stored = JSON.stringify(await site.db.selectFrom('newsletter_tokens').selectAll().execute());
    for (const token of [first, second]) {
      expect(stored).not.toContain(token);
      expect(await unsubscribe(site.db, token)).toBe(true);
    }
  });

  it('accepts links of earlier versions', async () => {
    await subscribe(site.db, 'mona@example.com');
    const unsubscribe_token_hash = createHash('sha256').update('old link').digest('hex');
    await site.db.updateTable('newsletter_addresses').set({ unsubscribe_token_hash }).execute();
    await subscribe(site.db, 'mona@example.com');
    expect(await confirm(site.db, 'old link')).toBe(false);
    expect(await unsubscribe(site.db, 'old link')).toBe(true);
    expect((await only()).unsubscribed_at).not.toBeNull();
  });

  it('keeps an unsubscribed address off the list despite new requests', async () => {
    await subscribe(site.db, 'mona@example.com');
    const { id } = await only();
    const welcome = await issueToken(site.db, id, 'confirm');
    await confirm(site.db, welcome);
    const link = await issueToken(site.db, id, 'unsubscribe');
    expect(await unsubscribe(site.db, link)).toBe(true);
    const left = (await only()).unsubscribed_at;
    expect(left).not.toBeNull();
    expect(await unsubscribe(site.db, link)).toBe(true);
    expect(await confirm(site.db, welcome)).toBe(false);
    await subscribe(site.db, 'mona@example.com');
    expect(await only()).toMatchObject({ unsubscribed_at: left, requested_at: expect.any(String) });
    expect(await confirm(site.db, await issueToken(site.db, id, 'confirm'))).toBe(true);
    expect(await only()).toMatchObject({ unsubscribed_at: null, requested_at: null });
  });

  it('drops a request that its owner declines before confirming it', async () => {
    await subscribe(site.db, 'mona@example.com');
    const { id } = await only();
    const link = await issueToken(site.db, id, 'confirm');
    await unsubscribe(site.db, await issueToken(site.db, id, 'unsubscribe'));
    expect(await only()).toMatchObject({ requested_at: null, confirm_mail_at: null });
    expect(await confirm(site.db, link)).toBe(false);
  });

  it('counts as consent the request that was confirmed', async () => {
    await subscribe(site.db, 'mona@example.com');
    const { id } = await only();
    const requested_at = '2026-05-01T08:00:00.000Z';
    await site.db.updateTable('newsletter_addresses').set({ requested_at }).execute();
    await confirm(site.db, await issueToken(site.db, id, 'confirm'));
    expect((await only()).consent_at).toBe(requested_at);
  });

  it('rejects other tokens, digests and links for other purposes', async () => {
    await subscribe(site.db, 'mona@example.com');
    const { id, unsubscribe_token_hash } = await only();
    const confirmation = await issueToken(site.db, id, 'confirm');
    for (const token of ['', 'nonsense', unsubscribe_token_hash, confirmation]) {
      expect(await unsubscribe(site.db, token)).toBe(false);
    }
    expect((await only()).unsubscribed_at).toBeNull();
  });

  it('stores one row for concurrent requests of the same address', async () => {
    await Promise.all([subscribe(site.db, 'mona@example.com'), subscribe(site.db, 'mona@example.com')]);
    expect(await addresses()).toHaveLength(1);
  });
});
