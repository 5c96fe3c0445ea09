import { database } from '@/lib/database/connection';
import { consentBoxes } from '@/lib/enquiries/form/consent-texts';
import { call, send } from '@/testing/api-routes';
import { openTestSite } from '@/testing/test-site';

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  const db = await database();
  await db.deleteFrom('inquiries').execute();
  await db.deleteFrom('newsletter_addresses').execute();
  await db.deleteFrom('contact_presses').execute();
});

const good = {
  name: 'Amira Khalil',
  email: 'Amira@Example.com',
  phone: '050 123 4567',
  subject: 'Two bedrooms',
  message: 'We are moving in spring.',
  propertyType: 'penthouse',
  source_path: '/contact',
};

let address = 0;
/** A new visitor per test, so that tests do not share a rate limit. */
const visitor = () => {
  address += 1;
  return { 'x-forwarded-for': `192.0.2.${address}` };
};

const stored = async () => (await database()).selectFrom('inquiries').selectAll().execute();
const deliveries = async () => (await database()).selectFrom('inquiry_deliveries').selectAll().execute();
const submit = (value: unknown, headers: Record<string, string> = {}) =>
  send('/api/v1/contact/submit/', value, { headers: { ...visitor(), ...headers } });

describe('an enquiry from a script', () => {
  it('gets a success reply once stored', async () => {
    const response = await submit(good);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [row] = await stored();
    expect(await response.json()).toEqual({ id: row?.id, message: 'Message sent successfully!' });
    expect(row).toMatchObject({
      email: 'amira@example.com',
      phone: '+971501234567',
      property_type: 'penthouse',
      source_path: '/contact',
      status: 'new',
      idempotency_key: null,
    });
    expect(row?.consent_at).toBeNull();
    expect(await deliveries()).toEqual([]);
  });

  it('gets errors by field', async () => {
    const response = await submit({ ...good, name: 'A', message: '' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: 'Please check the form and try again.',
      errors: {
        name: 'Name must be at least 2 characters long.',
        message: 'Message must be at least 10 characters long.',
      },
    });
    expect(await stored()).toEqual([]);
  });

  it('gets an error for a phone number without digits', async () => {
    const response = await submit({ ...good, phone: '()' });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ phone: 'Please enter a valid phone number.' });
    expect((await submit({ ...good, phone: ' ' })).status).toBe(201);
    expect(await stored()).toMatchObject([{ phone: null }]);
  });

  it.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'is rejected with %s instead of JSON',
    async (type) => {
      const response = await call('/api/v1/contact/submit/', {
        method: 'POST',
        headers: { ...visitor(), 'content-type': type },
        body: '--x--',
      });
      expect(response.status).toBe(415);
    },
  );

  it('gets an error while the database is down', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(await database(), 'transaction').mockImplementation(() => {
      throw new Error('connection refused');
    });
    const response = await submit(good);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toEqual({
      message: expect.stringMatching(/^We couldn’t send your message just now\./),
      request_id: expect.any(String),
    });
    jest.restoreAllMocks();
  });

  it('is rejected from another site', async () => {
    expect((await submit(good, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await submit(good, { origin: 'https://evil.test', host: 'site.test' })).status).toBe(403);
    expect(await stored()).toEqual([]);
    expect((await submit(good, { origin: 'http://site.test', host: 'site.test' })).status).toBe(201);
  });

  it('is stored once for concurrent requests with the same key', async () => {
    const headers = { 'idempotency-key': '5f6e0e0c-6f0c-4a52-9a39-1f0d4f9d1a10' };
    const responses = await Promise.all(Array.from({ length: 12 }, () => submit(good, headers)));
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('is stored separately when the same key has different content', async () => {
    const headers = { 'idempotency-key': '0b0f3a2e-6f0c-4a52-9a39-1f0d4f9d1a10' };
    const edited = { ...good, message: 'We are moving in summer.' };
    const elsewhere = { ...good, property_slug: 'palm-villa' };
    const inTurn = [good, edited, good, edited, elsewhere];
    const ids = [];
    for (const words of inTurn) ids.push((await (await submit(words, headers)).json()).id);
    expect(ids).toEqual([ids[0], ids[1], ids[0], ids[1], ids[4]]);
    expect(new Set(ids).size).toBe(3);
    expect((await stored()).map(({ message }) => message)).toEqual([
      good.message,
      edited.message,
      good.message,
    ]);
    const atOnce = Array.from({ length: 12 }, (_, index) => ({ ...good, subject: `Wish ${index % 3}` }));
    await Promise.all(atOnce.map((words) => submit(words, headers)));
    expect(await stored()).toHaveLength(6);
  });

  it('gets an error for an invalid key', async () => {
    expect((await submit(good, { 'idempotency-key': 'short' })).status).toBe(400);
    expect((await submit({ ...good, idempotency_key: 'x'.repeat(200) })).status).toBe(400);
  });

  it('gets a success reply from a bot but is marked as spam', async () => {
    const response = await submit({ ...good, extra_details: 'https://spam.test' });
    expect(response.status).toBe(201);
    expect(await stored()).toMatchObject([{ status: 'spam', assigned_to: null }]);
  });

  it('is marked as spam for more than five links', async () => {
    const withLinks = (count: number) => ({
      ...good,
      message: 'See HTTPS://a.test or http://b.test '.repeat(count / 2),
    });
    expect((await submit(withLinks(4))).status).toBe(201);
    const five = { ...good, message: `${withLinks(4).message} https://c.test` };
    expect((await submit({ ...five, subject: 'Five links' })).status).toBe(201);
    expect((await submit({ ...withLinks(6), subject: 'Six links' })).status).toBe(201);
    expect((await stored()).map(({ status, spam_reason }) => [status, spam_reason])).toEqual([
      ['new', null],
      ['new', null],
      ['spam', '6 links'],
    ]);
  });

  it('gets its validation errors even if a browser filled in the hidden field', async () => {
    const response = await submit({ ...good, name: 'A', extra_details: 'Dubai' });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toHaveProperty('name');
  });

  it('is rejected when sent faster than a person can', async () => {
    expect((await submit({ ...good, elapsed_ms: 300 })).status).toBe(422);
    expect((await submit({ ...good, elapsed_ms: '300' })).status).toBe(422);
    expect((await submit({ ...good, elapsed_ms: 2_300 })).status).toBe(201);
    expect((await submit({ ...good, elapsed_ms: '2300' })).status).toBe(201);
  });

  it('is stored as spam when sent too fast, and the second attempt is a new enquiry', async () => {
    const key = { 'idempotency-key': 'key-12345678' };
    expect((await submit({ ...good, elapsed_ms: 300 }, key)).status).toBe(422);
    expect(await stored()).toMatchObject([{ status: 'spam', spam_reason: 'sent too fast' }]);
    expect((await submit({ ...good, elapsed_ms: 5_000 }, key)).status).toBe(201);
    expect((await stored()).map(({ status }) => status)).toEqual(['spam', 'new']);
  });

  it.each([undefined, null, '', 'soon', '5 ms', true, [5], {}])(
    'is accepted with %p as elapsed time',
    async (ms) => {
      expect((await submit({ ...good, elapsed_ms: ms })).status).toBe(201);
    },
  );

  it('is rate-limited per address, in which refused forms do not count', async () => {
    const headers = visitor();
    for (let index = 0; index < 15; index += 1)
      expect((await submit({ ...good, name: '' }, headers)).status).toBe(422);
    for (let index = 0; index < 10; index += 1) expect((await submit(good, headers)).status).toBe(201);
    const response = await submit(good, headers);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await response.json()).message).toMatch(
      /^Too many messages\. Please try again in \d+ minutes\.$/,
    );
    expect((await submit(good)).status).toBe(201);
  });
});

describe('consent', () => {
  const version = consentBoxes.consent.version;
  const addresses = async () => (await database()).selectFrom('newsletter_addresses').selectAll().execute();

  it('is not required of requests without consent fields', async () => {
    expect((await submit(good)).status).toBe(201);
    expect(await stored()).toMatchObject([
      { consent_at: null, consent_version: null, marketing_consent_at: null },
    ]);
    expect(await addresses()).toEqual([]);
  });

  it('is stored with the version of its text', async () => {
    await submit({ ...good, consent: version });
    expect(await stored()).toMatchObject([{ consent_version: version, marketing_version: null }]);
  });

  it.each([false, '', 'true', '1999-01-01', null])('%j is rejected', async (consent) => {
    const response = await submit({ ...good, consent });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ consent: 'Please agree, so that we may answer you.' });
    expect(await stored()).toEqual([]);
  });

  it('to marketing asks for a confirmation by mail first', async () => {
    await submit({ ...good, email: 'news@example.com', consent: version, marketing: version });
    expect(await stored()).toMatchObject([
      { marketing_version: version, marketing_consent_at: expect.any(String) },
    ]);
    expect(await addresses()).toMatchObject([{ email: 'news@example.com', confirmed_at: null }]);
  });

  it('in spam is ignored', async () => {
    const spam = { ...good, email: 'spam@example.com', consent: version, marketing: version };
    await submit({ ...spam, extra_details: 'x' });
    expect((await addresses()).map(({ email }) => email)).not.toContain('spam@example.com');
  });
});

it('stores the source of the visit, truncated', async () => {
  const visit = {
    utm_source: 'portal',
    utm_campaign: 'x'.repeat(500),
    referrer: 'search.example/',
    gclid: 7,
  };
  await submit({ ...good, ...visit, utm_unknown: 'y' });
  expect(await stored()).toMatchObject([
    { utm_source: 'portal', utm_campaign: 'x'.repeat(200), gclid: '7', utm_medium: null },
  ]);
});

describe('clicks on contact links', () => {
  const press = (fields: Record<string, string>, headers: Record<string, string> = visitor()) =>
    call('/api/v1/contact/press/', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const counted = async () => {
    const presses = (await database()).selectFrom('contact_presses');
    return presses.select(['property_slug', 'way', 'presses']).orderBy('property_slug').execute();
  };

  it('are counted per property and day, without a cookie', async () => {
    const responses = [
      await press({ way: 'whatsapp_click', property: 'palm-villa' }),
      await press({ way: 'whatsapp_click', property: 'palm-villa' }),
      await press({ way: 'phone_call', property: '' }),
      await press({ way: 'phone_call', property: 'an-invention' }),
    ];
    for (const response of responses) {
      expect(response.status).toBe(204);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    expect(await counted()).toEqual([
      { property_slug: '', way: 'call', presses: 1 },
      { property_slug: 'palm-villa', way: 'whatsapp', presses: 2 },
    ]);
  });

  it('are rejected if of other kinds, from other sites or too many', async () => {
    expect((await press({ way: 'dance' })).status).toBe(422);
    expect(
      (await press({ way: 'phone_call' }, { ...visitor(), 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    const headers = visitor();
    for (let index = 0; index < 60; index += 1) await press({ way: 'phone_call' }, headers);
    expect((await press({ way: 'phone_call' }, headers)).status).toBe(429);
  });
});

describe('an enquiry about a property', () => {
  const about = (id: string, value: unknown) =>
    send('/api/v1/properties/{id}/inquiry/', value, { params: { id }, headers: visitor() });

  it('takes missing data from the URL', async () => {
    const response = await about('palm-villa', { name: 'Amira', email: 'a@b.ae', property_title: 'Another' });
    expect(response.status).toBe(201);
    expect((await response.json()).message).toBe("We'll get back to you within 24 hours.");
    expect(await stored()).toEqual([
      expect.objectContaining({
        property_slug: 'palm-villa',
        property_title: 'Palm Villa',
        property_id: expect.any(Number),
        subject: 'Property Inquiry: Palm Villa',
        message: "I'm interested in Palm Villa. Please contact me with more details.",
      }),
    ]);
  });

  it.each([
    ['missing', {}],
    ['empty', { subject: ' ', message: '' }],
  ])('gets defaults for %s texts when it names the property itself', async (_what, texts) => {
    const { subject: _subject, message: _message, ...person } = good;
    const named = { property_id: 7, property_title: 'Palm Villa', property_slug: 'palm-villa' };
    expect((await submit({ ...person, ...texts, ...named })).status).toBe(201);
    expect(await stored()).toMatchObject([
      {
        subject: 'Property Inquiry: Palm Villa',
        message: "I'm interested in Palm Villa. Please contact me with more details.",
      },
    ]);
    expect((await submit({ ...person, ...texts })).status).toBe(422);
    expect((await submit({ ...good, ...named, subject: 'Hi' })).status).toBe(422);
  });

  it('is rejected for an unknown property', async () => {
    expect((await about('nothing', good)).status).toBe(404);
    expect(await stored()).toEqual([]);
  });
});
