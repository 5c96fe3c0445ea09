import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { database } from '@/lib/database/connection';
import { answerSubscription, answerUnsubscription } from './answers';

const folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
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

const tokenOf = (address: string) => new URL(address, 'http://site.example').searchParams.get('token') ?? '';
const location = (response: Response) => response.headers.get('location') ?? '';

describe('from a script', () => {
  it('thanks, and hands over a link that unsubscribes', async () => {
    const response = await answerSubscription(request('json', { email: 'mona@example.com' }));
    expect(response.status).toBe(201);
    const answer = (await response.json()) as { message: string; unsubscribe_url: string };
    expect(answer.message).toBe('Thank you for subscribing! You will receive our latest updates soon.');
    const left = await answerUnsubscription(request('json', { token: tokenOf(answer.unsubscribe_url) }));
    expect(left.status).toBe(200);
    expect((await addresses())[0]?.unsubscribed_at).not.toBeNull();
  });

  it('answers a known address like a new one', async () => {
    const ask = () => answerSubscription(request('json', { email: 'mona@example.com' }));
    const [first, second] = [await ask(), await ask()];
    expect(second.status).toBe(first.status);
    expect(Object.keys((await second.json()) as object)).toEqual(Object.keys((await first.json()) as object));
    expect(await addresses()).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter your email address'],
    ['mona', 'Please enter a valid email address'],
  ])('refuses %p', async (email, message) => {
    const attempt = answerSubscription(request('json', { email }));
    await expect(attempt).rejects.toMatchObject({ status: 422, message, errors: { email: message } });
    expect(await addresses()).toEqual([]);
  });

  it('refuses an address that is not text', async () => {
    const odd = request('json', { email: ['mona@example.com'] as unknown as string });
    await expect(answerSubscription(odd)).rejects.toMatchObject({ status: 422 });
  });

  it('thanks a program that fills every field, for nothing', async () => {
    const spam = request('json', { email: 'mona@example.com', extra_details: 'https://spam.test' });
    const response = await answerSubscription(spam);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      message: 'Thank you for subscribing! You will receive our latest updates soon.',
      unsubscribe_url: expect.stringMatching(/^\/newsletter\/unsubscribe\?token=[\w-]{32}$/),
    });
    expect(await addresses()).toEqual([]);
  });

  it('asks who is faster than a person to send again', async () => {
    const sentAfter = (elapsed_ms: string) =>
      answerSubscription(request('json', { email: 'mona@example.com', extra_details: '', elapsed_ms }));
    await expect(sentAfter('300')).rejects.toMatchObject({
      status: 422,
      message: 'That was very quick. Please send the form once more.',
    });
    expect(await addresses()).toEqual([]);
    expect((await sentAfter('1100')).status).toBe(201);
    expect(await addresses()).toHaveLength(1);
  });

  it('says that a token is unknown', async () => {
    await expect(answerUnsubscription(request('json', { token: 'x' }))).rejects.toMatchObject({
      status: 404,
    });
  });

  it('refuses what another site sends', async () => {
    const foreign = request('json', { email: 'mona@example.com' }, { 'sec-fetch-site': 'cross-site' });
    await expect(answerSubscription(foreign)).rejects.toMatchObject({ status: 403 });
  });
});

describe('from a plain form', () => {
  it('leads to the thanks, which hold the unsubscribe link', async () => {
    const response = await answerSubscription(request('form', { email: 'mona@example.com' }));
    expect(response.status).toBe(303);
    expect(location(response)).toMatch(/^\/newsletter\/thanks\?token=[\w-]{32}$/);
    const left = await answerUnsubscription(request('form', { token: tokenOf(location(response)) }));
    expect(location(left)).toBe('/newsletter/unsubscribe?state=done');
  });

  it.each([
    ['', 'missing'],
    ['mona', 'invalid'],
  ])('leads back with an alert for %p', async (email, problem) => {
    const response = await answerSubscription(request('form', { email }));
    expect(response.status).toBe(303);
    expect(location(response)).toBe(`/newsletter?problem=${problem}`);
  });

  it('leads a program that fills every field to the same thanks, for nothing', async () => {
    const spam = request('form', { email: 'mona@example.com', extra_details: 'https://spam.test' });
    expect(location(await answerSubscription(spam))).toMatch(/^\/newsletter\/thanks\?token=[\w-]{32}$/);
    expect(await addresses()).toEqual([]);
  });

  it('leads back who is faster than a person', async () => {
    const hasty = request('form', { email: 'mona@example.com', elapsed_ms: '300' });
    expect(location(await answerSubscription(hasty))).toBe('/newsletter?problem=hasty');
    expect(await addresses()).toEqual([]);
  });

  it('says that a link is unknown', async () => {
    const response = await answerUnsubscription(request('form', { token: 'x' }));
    expect(location(response)).toBe('/newsletter/unsubscribe?state=unknown');
  });

  it('stops who subscribes too often', async () => {
    let last = '';
    for (let count = 0; count < 11; count++) {
      last = location(await answerSubscription(request('form', { email: `mona${count}@example.com` })));
    }
    expect(last).toBe('/newsletter?problem=busy');
    expect(await addresses()).toHaveLength(10);
  });
});
