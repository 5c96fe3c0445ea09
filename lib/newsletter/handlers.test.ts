import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { database } from '@/lib/database/connection';
import { captureLog } from '@/testing/capture-log';
import { stub } from '@/testing/stub';
import { handleConfirmation, handleSubscription, handleUnsubscription } from './handlers';
import { issueToken } from './store';

const folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
const logged = captureLog();
let sender = 0;

beforeAll(() => {
  process.env.DATABASE_URL = `file:${join(folder, 'site.db')}`;
});

beforeEach(async () => {
  sender += 1;
  await (await database()).deleteFrom('newsletter_addresses').execute();
});

afterAll(async () => {
  await (await database()).destroy();
  rmSync(folder, { recursive: true });
});

function request(
  type: 'json' | 'form',
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return new Request('http://site.example/api/v1/newsletter/', {
    method: 'POST',
    headers: {
      'content-type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
      'x-forwarded-for': `192.0.2.${sender}`,
      ...headers,
    },
    body: type === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
  });
}

const addresses = async () =>
  (await database()).selectFrom('newsletter_addresses').select(['email', 'unsubscribed_at']).execute();

const link = async (purpose: 'confirm' | 'unsubscribe') => {
  const db = await database();
  const { id } = await db.selectFrom('newsletter_addresses').select('id').executeTakeFirstOrThrow();
  return issueToken(db, id, purpose);
};
const location = (response: Response) => response.headers.get('location') ?? '';

describe('from a script', () => {
  const thanks = { message: 'Thank you for subscribing! You will receive our latest updates soon.' };
  const ask = async () => {
    const response = await handleSubscription(request('json', { email: 'mona@example.com' }));
    return [response.status, await response.json()];
  };

  it('confirms without any link, whether the address is new, known, confirmed or unsubscribed', async () => {
    expect(await ask()).toEqual([201, thanks]);
    expect(await ask()).toEqual([201, thanks]);
    const confirmed = await handleConfirmation(request('json', { token: await link('confirm') }));
    expect(confirmed.status).toBe(200);
    expect(await ask()).toEqual([201, thanks]);
    const left = await handleUnsubscription(request('json', { token: await link('unsubscribe') }));
    expect(left.status).toBe(200);
    expect(await ask()).toEqual([201, thanks]);
    expect((await addresses())[0]?.unsubscribed_at).not.toBeNull();
    expect(await addresses()).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter your email address'],
    ['mona', 'Please enter a valid email address'],
  ])('rejects %p', async (email, message) => {
    const attempt = handleSubscription(request('json', { email }));
    await expect(attempt).rejects.toMatchObject({ status: 422, message, errors: { email: message } });
    expect(await addresses()).toEqual([]);
  });

  it('stores an address without the invisible marks that were copied along', async () => {
    await handleSubscription(request('json', { email: '\u202aMona@example.com\u202c' }));
    expect(await addresses()).toMatchObject([{ email: 'mona@example.com' }]);
  });

  it('rejects an address that is not text', async () => {
    const odd = request('json', { email: stub<string>(['mona@example.com']) });
    await expect(handleSubscription(odd)).rejects.toMatchObject({ status: 422 });
  });

  it('gives a bot that fills the honeypot a success reply and stores nothing', async () => {
    const spam = request('json', { email: 'mona@example.com', extra_details: 'https://spam.test' });
    const response = await handleSubscription(spam);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(thanks);
    expect(await addresses()).toEqual([]);
  });

  it('asks to retry a form sent too fast', async () => {
    const sentAfter = (elapsed_ms: string) =>
      handleSubscription(request('json', { email: 'mona@example.com', extra_details: '', elapsed_ms }));
    await expect(sentAfter('300')).rejects.toMatchObject({
      status: 422,
      message: 'That was too fast. Please try again.',
    });
    expect(await addresses()).toEqual([]);
    expect((await sentAfter('1100')).status).toBe(201);
    expect(await addresses()).toHaveLength(1);
  });

  it('reports an unknown token', async () => {
    await expect(handleUnsubscription(request('json', { token: 'x' }))).rejects.toMatchObject({
      status: 404,
    });
  });

  it('rejects cross-site requests', async () => {
    const foreign = request('json', { email: 'mona@example.com' }, { 'sec-fetch-site': 'cross-site' });
    await expect(handleSubscription(foreign)).rejects.toMatchObject({ status: 403 });
  });
});

describe('from a plain form', () => {
  it('redirects to the thank-you page, and works with the links in the mails', async () => {
    const response = await handleSubscription(request('form', { email: 'mona@example.com' }));
    expect([response.status, location(response)]).toEqual([303, '/newsletter/thanks']);
    const confirmed = await handleConfirmation(request('form', { token: await link('confirm') }));
    expect(location(confirmed)).toBe('/newsletter/confirm?state=done');
    const left = await handleUnsubscription(request('form', { token: await link('unsubscribe') }));
    expect(location(left)).toBe('/newsletter/unsubscribe?state=done');
  });

  it.each([
    ['', 'missing'],
    ['mona', 'invalid'],
  ])('redirects back with an alert for %p', async (email, problem) => {
    const response = await handleSubscription(request('form', { email }));
    expect(response.status).toBe(303);
    expect(location(response)).toBe(`/newsletter?problem=${problem}`);
  });

  it('redirects a bot that fills the honeypot to the thank-you page and stores nothing', async () => {
    const spam = request('form', { email: 'mona@example.com', extra_details: 'https://spam.test' });
    expect(location(await handleSubscription(spam))).toBe('/newsletter/thanks');
    expect(await addresses()).toEqual([]);
  });

  it('redirects back when sent too fast', async () => {
    const tooFast = request('form', { email: 'mona@example.com', elapsed_ms: '300' });
    expect(location(await handleSubscription(tooFast))).toBe('/newsletter?problem=too-fast');
    expect(await addresses()).toEqual([]);
  });

  it('reports an unknown link', async () => {
    const response = await handleUnsubscription(request('form', { token: 'x' }));
    expect(location(response)).toBe('/newsletter/unsubscribe?state=unknown');
  });

  it('redirects back, and logs it, when the request cannot be stored', async () => {
    const db = await database();
    await db.schema.alterTable('newsletter_addresses').renameTo('newsletter_gone').execute();
    const response = await handleSubscription(request('form', { email: 'mona@example.com' }));
    await db.schema.alterTable('newsletter_gone').renameTo('newsletter_addresses').execute();
    expect(location(response)).toBe('/newsletter?problem=failed');
    expect(logged).toHaveLength(1);
  });

  it('leads back to a link that could not be followed, and logs why', async () => {
    const db = await database();
    await db.schema.alterTable('newsletter_addresses').renameTo('newsletter_gone').execute();
    const response = await handleConfirmation(request('form', { token: 'a b' }));
    await db.schema.alterTable('newsletter_gone').renameTo('newsletter_addresses').execute();
    expect(location(response)).toBe('/newsletter/confirm?token=a%20b&state=failed');
    expect(logged).toHaveLength(1);
  });

  it('rate-limits subscriptions', async () => {
    let last = '';
    for (let count = 0; count < 11; count++) {
      last = location(await handleSubscription(request('form', { email: `mona${count}@example.com` })));
    }
    expect(last).toBe('/newsletter?problem=busy');
    expect(await addresses()).toHaveLength(10);
  });
});
