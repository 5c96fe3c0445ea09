import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import type { Mail } from '@/lib/mail/send-mail';
import { captureLog } from '@/testing/capture-log';
import { sendConfirmations } from './confirmations';
import { confirm, issueToken, subscribe, unsubscribe } from './store';

captureLog();
const folder = mkdtempSync(join(tmpdir(), 'confirmations-'));
const later = (milliseconds: number) => () => Date.now() + milliseconds;
let db: Kysely<Database>;
let mails: Mail[];
const send = async (mail: Mail) => {
  mails.push(mail);
};
const tokenIn = (mail: Mail | undefined) =>
  new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
const row = () => db.selectFrom('newsletter_addresses').selectAll().executeTakeFirstOrThrow();

beforeAll(async () => {
  db = await openDatabase(`file:${join(folder, 'site.db')}`);
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  mails = [];
  await db.deleteFrom('newsletter_addresses').execute();
  await subscribe(db, 'mona@example.com');
});

it('mails one confirmation link', async () => {
  expect(await sendConfirmations(db, send)).toBe(1);
  expect(await sendConfirmations(db, send, later(86_400_000))).toBe(0);
  expect(mails).toMatchObject([{ to: 'mona@example.com' }]);
  expect(await confirm(db, tokenIn(mails[0]))).toBe(true);
  expect((await row()).confirmed_at).not.toBeNull();
});

it('mails one link however often it is requested', async () => {
  await sendConfirmations(db, send);
  for (let count = 0; count < 3; count += 1) {
    await subscribe(db, 'mona@example.com');
    await sendConfirmations(db, send);
  }
  expect(mails).toHaveLength(1);
});

it('mails what was last tried while the clock was hours ahead', async () => {
  const failing = async () => {
    throw new Error('down');
  };
  await sendConfirmations(db, failing, later(4 * 3_600_000));
  expect(await sendConfirmations(db, send)).toBe(1);
});

it('begins no mail after the process is told to stop', async () => {
  await subscribe(db, 'lina@example.com');
  const stop = new AbortController();
  const sendLast = async (mail: Mail) => {
    stop.abort();
    await send(mail);
  };
  expect(await sendConfirmations(db, sendLast, Date.now, stop.signal)).toBe(1);
  expect(await sendConfirmations(db, send)).toBe(1);
  expect(mails.map(({ to }) => to).sort()).toEqual(['lina@example.com', 'mona@example.com']);
});

it('retries hourly when the mail server rejects, up to a limit', async () => {
  let attempts = 0;
  const refuse = async () => {
    attempts += 1;
    throw Object.assign(new Error('refused'), { responseCode: 550 });
  };
  await sendConfirmations(db, refuse);
  await sendConfirmations(db, refuse);
  expect(attempts).toBe(1);
  for (let hour = 1; hour < 20; hour += 1) await sendConfirmations(db, refuse, later(hour * 3_700_000));
  expect(attempts).toBe(10);
  expect((await row()).confirmed_at).toBeNull();
});

it('sends the link after an outage of the mail server, however long', async () => {
  const failing = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
  };
  for (let hour = 0; hour < 30; hour += 1)
    expect(await sendConfirmations(db, failing, later(hour * 3_700_000))).toBe(0);
  expect(await sendConfirmations(db, send, later(30 * 3_700_000))).toBe(1);
});

it('sends nothing to an unsubscribed address until it is requested again', async () => {
  await unsubscribe(db, await issueToken(db, (await row()).id, 'unsubscribe'));
  expect(await sendConfirmations(db, send)).toBe(0);
  await subscribe(db, 'mona@example.com');
  expect(await sendConfirmations(db, send)).toBe(1);
  expect((await row()).unsubscribed_at).not.toBeNull();
});

it('sends once when two processes run concurrently', async () => {
  await Promise.all([sendConfirmations(db, send), sendConfirmations(db, send)]);
  expect(mails).toHaveLength(1);
});
