import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { log } from '@/lib/log';
import { databaseEngines } from '@/testing/engines';
import { completeEnquiry } from '@/testing/enquiry-fixture';
import { portOf } from '@/testing/port-of';
import { openSiteDatabase } from '@/testing/site-database';
import { backendChannel } from '../channels/backend';
import type { Channel, Outcome } from '../channels/channel';
import { insertEnquiry } from '../store';
import { deliverDue, giveUpSwitchedOff, hasDueDelivery, pauseAfter, sendAgain } from './delivery';

type Received = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };

describe.each(databaseEngines)('on %s', (engine, startEngine) => {
  let engineServer: Awaited<ReturnType<typeof startEngine>>;
  let site: Awaited<ReturnType<typeof openSiteDatabase>>;
  let db: Kysely<Database>;
  let server: Server;
  let baseUrl: string;
  let received: Received[] = [];
  let status = 200;
  let headers: Record<string, string> = {};
  let responseBody = '{}';
  /** Responses of single paths. */
  let steps: Record<string, { status: number; headers?: Record<string, string> }> = {};

  beforeAll(async () => {
    engineServer = await startEngine();
    site = await openSiteDatabase(engineServer);
    db = site.db;
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => {
        text += part;
      });
      request.on('end', () => {
        const { [request.url ?? '']: step = { status, headers } } = steps;
        received.push({
          path: request.url ?? '',
          headers: request.headers,
          body: JSON.parse(text || 'null'),
        });
        response
          .writeHead(step.status, {
            'content-type': 'application/json',
            connection: 'close',
            ...step.headers,
          })
          .end(responseBody);
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    baseUrl = `http://127.0.0.1:${portOf(server)}/`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await site.close();
    await engineServer.stop();
  });
  beforeEach(async () => {
    received = [];
    status = 200;
    headers = {};
    responseBody = '{}';
    steps = { '/moved/': { status: 200 } };
    await db.deleteFrom('inquiries').execute();
  });

  const enquire = (key: string | null = 'key-12345678') =>
    insertEnquiry(completeEnquiry, { idempotencyKey: key, channels: ['backend'] });
  const keyOf = async (id: number) => {
    const inquiries = db.selectFrom('inquiries').select('idempotency_key');
    return (await inquiries.where('id', '=', id).executeTakeFirstOrThrow()).idempotency_key;
  };
  const delivery = async () => db.selectFrom('inquiry_deliveries').selectAll().executeTakeFirstOrThrow();

  describe('of enquiries of one advisor', () => {
    const assigned = async (key: string, advisor: string | null) => {
      const { id } = await enquire(key);
      await db.updateTable('inquiries').set({ assigned_to: advisor }).where('id', '=', id).execute();
      return id;
    };
    const sent: { how: string; ids: number[] }[] = [];
    let fails = false;
    const sending = (how: string) => async (enquiries: { id: number }[]) => {
      sent.push({ how, ids: enquiries.map(({ id }) => id) });
      return fails ? { ok: false as const, reason: 'down', final: false } : { ok: true as const };
    };
    const channel: Channel = {
      name: 'backend',
      send: (enquiry) => sending('alone')([enquiry]),
      sendTogether: sending('together'),
    };
    beforeEach(() => {
      sent.length = 0;
      fails = false;
    });

    it('sends one message about those that are due together', async () => {
      const omar = await assigned('omar-1', 'omar');
      const layla = [await assigned('layla-1', 'layla'), await assigned('layla-2', 'layla')];
      const nobody = [await assigned('nobody-1', null), await assigned('nobody-2', null)];
      expect(await deliverDue([channel])).toBe(5);
      expect(sent).toEqual([
        { how: 'alone', ids: [omar] },
        { how: 'together', ids: layla.toReversed() },
        ...nobody.map((id) => ({ how: 'alone', ids: [id] })),
      ]);
      expect(await deliverDue([channel])).toBe(0);
    });

    it('tries them again together', async () => {
      const layla = [await assigned('layla-1', 'layla'), await assigned('layla-2', 'layla')];
      const now = Date.now();
      fails = true;
      expect(await deliverDue([channel], () => now)).toBe(0);
      fails = false;
      expect(await deliverDue([channel], () => now + pauseAfter(1))).toBe(2);
      const message = { how: 'together', ids: layla.toReversed() };
      expect(sent).toEqual([message, message]);
    });
  });

  it('is given up after a day when its channel is switched off, and can be sent again', async () => {
    await enquire();
    const start = Date.parse((await delivery()).next_attempt_at);
    const day = 24 * 60 * 60_000;
    expect(await giveUpSwitchedOff(['desk-mail'], start + day - 1)).toBe(0);
    expect(await giveUpSwitchedOff(['backend'], start + day)).toBe(0);
    expect(await delivery()).toMatchObject({ status: 'pending' });
    expect(await giveUpSwitchedOff(['desk-mail'], start + day)).toBe(1);
    const { id, inquiry_id, ...given } = await delivery();
    expect(given).toMatchObject({ status: 'failed', last_error: 'The channel is switched off.' });
    expect(await deliverDue([backendChannel({ baseUrl })], () => start + 2 * day)).toBe(0);
    expect(await sendAgain(inquiry_id + 1, id)).toBe(false);
    expect(await sendAgain(inquiry_id, id)).toBe(true);
    expect(await delivery()).toMatchObject({ status: 'pending', attempts: 0, last_error: null });
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(1);
  });

  it("delivers an enquiry once, in the API's format, with its key", async () => {
    const { id } = await enquire();
    expect(await deliverDue([backendChannel({ baseUrl, token: 'secret' })])).toBe(1);
    expect(await deliverDue([backendChannel({ baseUrl, token: 'secret' })])).toBe(0);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      path: '/api/v1/contact/submit/',
      headers: { authorization: 'Bearer secret', 'idempotency-key': await keyOf(id) },
    });
    const {
      property_type,
      city: _city,
      source_path: _path,
      property_reference: _ref,
      ...said
    } = completeEnquiry;
    expect(received[0]?.body).toEqual({ ...said, propertyType: property_type });
    expect(await delivery()).toMatchObject({ status: 'delivered', attempts: 1, last_error: null });
  });

  it('retries while the backend is down and eventually gives up', async () => {
    const { id } = await enquire(null);
    status = 503;
    let now = Date.now();
    await deliverDue([backendChannel({ baseUrl })], () => now);
    expect(await delivery()).toMatchObject({ status: 'pending', attempts: 1, last_error: 'HTTP 503' });
    await deliverDue([backendChannel({ baseUrl })], () => now + pauseAfter(1) - 1);
    expect(received).toHaveLength(1);
    const { created_at } = await db.selectFrom('inquiries').select('created_at').executeTakeFirstOrThrow();
    const key = received[0]?.headers['idempotency-key'];
    expect(key).toBe(`inquiry-${id}-${Date.parse(created_at)}`);
    for (let attempt = 1; attempt < 40; attempt += 1) {
      now += pauseAfter(attempt);
      await deliverDue([backendChannel({ baseUrl })], () => now);
    }
    expect(await delivery()).toMatchObject({ status: 'failed', attempts: 31 });
  });

  it('delivers what was last tried while the clock was hours ahead, and waits for the longest pause', async () => {
    await enquire();
    const now = Date.now();
    const tryAgainAt = (next: number) =>
      db
        .updateTable('inquiry_deliveries')
        .set({ next_attempt_at: new Date(next).toISOString() })
        .execute();
    await tryAgainAt(now + pauseAfter(31));
    expect(await hasDueDelivery('backend', now)).toBe(false);
    expect(await deliverDue([backendChannel({ baseUrl })], () => now)).toBe(0);
    await tryAgainAt(now + pauseAfter(31) + 6 * 60_000);
    expect(await hasDueDelivery('backend', now)).toBe(true);
    expect(await deliverDue([backendChannel({ baseUrl })], () => now)).toBe(1);
  });

  it('does not retry permanent rejections, and logs them without personal data', async () => {
    const warn = jest.spyOn(log, 'warn').mockReturnValue();
    const { id } = await enquire();
    status = 400;
    await deliverDue([backendChannel({ baseUrl })]);
    expect(await delivery()).toMatchObject({ status: 'failed', last_error: 'HTTP 400' });
    const facts = { inquiry: id, channel: 'backend', attempts: 1, reason: 'HTTP 400' };
    expect(warn.mock.calls).toEqual([[facts, 'delivery given up']]);
    warn.mockRestore();
  });

  it.each([301, 302])('does not count a redirect with %i as delivered', async (moved) => {
    await enquire();
    [status, headers] = [moved, { location: '/moved/' }];
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(0);
    expect(await delivery()).toMatchObject({ status: 'pending', last_error: `HTTP ${moved}` });
    expect(received.map(({ path }) => path)).toEqual(['/api/v1/contact/submit/']);
  });

  it('follows a redirect that keeps the enquiry', async () => {
    await enquire();
    [status, headers] = [308, { location: '/moved/' }];
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(1);
    expect(received.at(-1)).toMatchObject({ path: '/moved/', body: { subject: completeEnquiry.subject } });
  });

  it('does not count as delivered what a later redirect turns into a GET', async () => {
    await enquire();
    [status, headers] = [307, { location: '/next/' }];
    steps['/next/'] = { status: 302, headers: { location: '/moved/' } };
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(0);
    expect(await delivery()).toMatchObject({ status: 'pending', last_error: 'HTTP 302' });
    expect(received.map(({ path }) => path)).toEqual(['/api/v1/contact/submit/', '/next/']);
  });

  it('follows five redirects that keep the enquiry, and no more', async () => {
    await enquire();
    [status, headers] = [307, { location: '/1/' }];
    for (const hop of [1, 2, 3, 4])
      steps[`/${hop}/`] = { status: 308, headers: { location: `/${hop + 1}/` } };
    steps['/5/'] = { status: 307, headers: { location: '/moved/' } };
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(0);
    expect(await delivery()).toMatchObject({ status: 'pending', last_error: 'HTTP 307' });
    steps['/5/'] = { status: 200 };
    expect(await deliverDue([backendChannel({ baseUrl })], () => Date.now() + pauseAfter(1))).toBe(1);
    expect(received.at(-1)).toMatchObject({ path: '/5/', body: { subject: completeEnquiry.subject } });
  });

  it('sends the token to no other host, and nothing to anything but a web address', async () => {
    await enquire();
    const other = new URL('/moved/', baseUrl.replace('127.0.0.1', 'localhost')).href;
    [status, headers] = [308, { location: other }];
    expect(await deliverDue([backendChannel({ baseUrl, token: 'secret' })])).toBe(1);
    expect(received.map(({ headers: sent }) => sent.authorization)).toEqual(['Bearer secret', undefined]);
    await enquire('key-12345672');
    headers = { location: 'data:application/json,{}' };
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(0);
  });

  it('does not count a page of HTML as delivered', async () => {
    await enquire();
    headers = { 'content-type': 'text/html; charset=utf-8' };
    responseBody = '\n<!doctype html><title>Sign in</title>';
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(0);
    expect(await delivery()).toMatchObject({ status: 'pending' });
  });

  it.each([
    '{"success":false,"message":"Please check the form","errors":{"phone":["Too short"]}}',
    '{"status":"error","message":"Database unavailable"}',
    '{"status":false,"message":"Database unavailable"}',
  ])('does not count %s as delivered', async (body) => {
    await enquire();
    responseBody = body;
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(0);
    const last_error = 'answered with an error in its body';
    expect(await delivery()).toMatchObject({ status: 'pending', last_error });
  });

  it.each(['', 'Thank you', '{"success":true}', '{"status":"new"', '{"id":7,"status":false}'])(
    'counts the response %p as delivered',
    async (body) => {
      await enquire();
      responseBody = body;
      expect(await deliverDue([backendChannel({ baseUrl })])).toBe(1);
    },
  );

  it('counts JSON under the type of HTML, the default of some servers, as delivered', async () => {
    await enquire();
    headers = { 'content-type': 'text/html; charset=utf-8' };
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(1);
  });

  it('keeps an enquiry when the backend is unreachable, and says so in the log once per run', async () => {
    const warn = jest.spyOn(log, 'warn').mockReturnValue();
    await enquire();
    await enquire('key-12345672');
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const port = portOf(closed);
    await new Promise((resolve) => closed.close(resolve));
    await deliverDue([backendChannel({ baseUrl: `http://127.0.0.1:${port}` })]);
    const reason = 'no connection (ECONNREFUSED)';
    expect(await delivery()).toMatchObject({ status: 'pending', last_error: reason });
    expect(warn.mock.calls).toEqual([[{ channel: 'backend', failed: 2, reason }, 'deliveries failed']]);
    warn.mockRestore();
  });

  it('delivers once with several processes', async () => {
    await enquire();
    const counts = await Promise.all([
      deliverDue([backendChannel({ baseUrl })]),
      deliverDue([backendChannel({ baseUrl })]),
      deliverDue([backendChannel({ baseUrl })]),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('ends after the attempt during which the process is told to stop', async () => {
    for (const key of ['key-12345671', 'key-12345672']) await enquire(key);
    const stop = new AbortController();
    const send = async () => {
      stop.abort();
      return { ok: true } as const;
    };
    expect(await deliverDue([{ name: 'backend', send }], Date.now, stop.signal)).toBe(1);
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(1);
  });

  it('starts no attempt after the process is told to stop, also while it claims one', async () => {
    await enquire();
    const send = jest.fn(async () => ({ ok: true }) as const);
    expect(await deliverDue([{ name: 'backend', send }], Date.now, AbortSignal.abort())).toBe(0);
    expect(await delivery()).toMatchObject({ attempts: 0 });
    const stop = new AbortController();
    const whileClaiming = () => {
      stop.abort();
      return Date.now();
    };
    expect(await deliverDue([{ name: 'backend', send }], whileClaiming, stop.signal)).toBe(0);
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps a delivery delivered when a slower process fails afterwards', async () => {
    await enquire();
    const now = Date.now();
    let fail: () => void = () => undefined;
    const slow = deliverDue(
      [
        {
          name: 'backend',
          send: () =>
            new Promise((resolve) => {
              fail = () => resolve({ ok: false, reason: 'HTTP 503', final: false });
            }),
        },
      ],
      () => now,
    );
    while ((await delivery()).attempts === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await deliverDue([backendChannel({ baseUrl })], () => now + 60_000)).toBe(1);
    fail();
    await slow;
    expect(await delivery()).toMatchObject({ status: 'delivered' });
  });

  it('keeps the time of the next attempt when a slower process fails afterwards', async () => {
    await enquire();
    const now = Date.now();
    let fail: () => void = () => undefined;
    const send = () =>
      new Promise<Outcome>((resolve) => {
        fail = () => resolve({ ok: false, reason: 'slow', final: true });
      });
    const slow = deliverDue([{ name: 'backend', send }], () => now);
    while ((await delivery()).attempts === 0) await new Promise((resolve) => setImmediate(resolve));
    status = 503;
    await deliverDue([backendChannel({ baseUrl })], () => now + 60_000);
    const later = await delivery();
    fail();
    await slow;
    expect(await delivery()).toEqual(later);
    expect(later).toMatchObject({ status: 'pending', attempts: 2 });
  });

  it('stops after three failures in a row, because the receiver is down', async () => {
    for (let index = 0; index < 5; index += 1) await enquire(`key-1234567${index}`);
    status = 503;
    await deliverDue([backendChannel({ baseUrl })]);
    expect(received).toHaveLength(3);
    status = 200;
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(2);
  });

  it('delivers everything that is due in one run', async () => {
    for (let index = 0; index < 45; index += 1) await enquire(`key-1234567${index}`);
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(45);
  });

  it('delivers others when an enquiry is erased', async () => {
    const { id } = await enquire('key-12345671');
    await enquire('key-12345672');
    await db.deleteFrom('inquiries').where('id', '=', id).execute();
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(1);
  });

  // PGlite has a single connection.
  const isServer = engine === 'PostgreSQL (server)';
  (isServer ? it : it.skip)('skips deliveries that another instance holds, without waiting', async () => {
    const { id } = await enquire('key-12345671');
    await enquire('key-12345672');
    await db.transaction().execute(async (other) => {
      await other
        .selectFrom('inquiry_deliveries')
        .select('id')
        .where('inquiry_id', '=', id)
        .forUpdate()
        .execute();
      expect(await deliverDue([backendChannel({ baseUrl })])).toBe(1);
    });
    expect(received).toHaveLength(1);
    expect(await deliverDue([backendChannel({ baseUrl })])).toBe(1);
  });
});

it('doubles the delay after every failure, up to an hour', () => {
  expect([1, 2, 3, 20].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, 3_600_000]);
});
