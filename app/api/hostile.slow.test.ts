import fc from 'fast-check';
import { database } from '@/lib/database/connection';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { keysOf } from '@/lib/typed-keys';
import { allRoutes, call, type Method } from '@/testing/api-routes';
import { captureLog } from '@/testing/capture-log';
import { openTestSite } from '@/testing/test-site';

let site: Awaited<ReturnType<typeof openTestSite>>;
const failures = captureLog();
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const keys = [
  ...Object.keys(defaultListingQuery),
  'q',
  'limit',
  'category',
  'status',
  '__proto__',
  'constructor',
  'toString',
  '',
];
const nasty = fc.constantFrom(
  "' or 1=1 --",
  "'; drop table properties; --",
  '") union select 1 --',
  '%',
  '_',
  '\\',
  '\0',
  '\u202e',
  '\ud800',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '../../etc/passwd',
  '-1',
  '0',
  '1e309',
  'NaN',
  'Infinity',
  '999999999999999999999',
  '2147483648',
  '1,2,,x,3',
  '0-null',
  'null-0',
  'true',
  'on',
  '[]',
  '{}',
  'ﷺ',
  '١٢٣',
  'a'.repeat(9_000),
  '%'.repeat(300),
  'İ',
  'ß',
  '🏝️',
  '\r\nSet-Cookie: a=b',
);
/** Like `fc.string({ unit: 'binary' })`, which builds a map of all of Unicode first. */
const anyCharacters = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map((codes) => String.fromCodePoint(...codes));
const text = fc.oneof(nasty, anyCharacters, fc.integer().map(String));
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...keys), fc.string({ maxLength: 8 })), text), { maxLength: 6 })
  .map((pairs) =>
    new URLSearchParams(
      pairs.map(([key, value]) => [key, value.replace(/\p{Surrogate}/gu, '\ufffd')]),
    ).toString(),
  );
const params = fc.record({ id: text, slug: text, unitId: text, category: text, action: text, path: text });
const path = fc.constantFrom(...keysOf(allRoutes));
const method = fc.constantFrom<Method>('GET', 'POST', 'PUT', 'PATCH', 'DELETE');
const field = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
const body = fc.oneof(
  fc
    .dictionary(
      fc.constantFrom(
        'name',
        'email',
        'phone',
        'subject',
        'message',
        'property_id',
        'property_title',
        'source_path',
        'propertyType',
        'elapsed_ms',
        'idempotency_key',
        'extra_details',
        '__proto__',
      ),
      field,
    )
    .map((fields) => JSON.stringify(fields)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  text,
);
const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'application/json;',
  ';',
  '',
);
const headers = fc.record(
  {
    cookie: fc.constantFrom(
      'visitor=AAAAAAAAAAAAAAAAAAAAAA',
      'visitor=;',
      'staff_session=x',
      'a'.repeat(4_000),
    ),
    authorization: fc.constantFrom('Bearer', 'Bearer x', 'Basic Zm9vOmJhcg==', `Bearer ${'y'.repeat(60)}`),
    'if-none-match': fc.constantFrom('*x', '"', 'W/', ',,,,'),
    origin: fc.constantFrom('null', 'http://site.test', 'not a url'),
    'x-request-id': fc.constantFrom('<b>', 'abc'),
    'content-length': fc.constantFrom('0', '-1', '99999999999', 'x'),
  },
  { requiredKeys: [] },
);

/** The same requests on every run, so that a build fails for its own change only; set FUZZ_SEED to try others. */
const runs = { numRuns: 1_000, seed: Number(process.env.FUZZ_SEED ?? 20) };

/** Throws on a harmful response; thousands of `expect` calls would take longer than the requests. */
async function checkHarmless(response: Response) {
  const text = await response.text();
  const kind = response.headers.get('content-type') ?? '';
  const fail = (reason: string) => {
    throw new Error(`${reason}: ${response.status} ${kind} ${text.slice(0, 200)}`);
  };
  if (response.status >= 500) fail('server error');
  if (kind.startsWith('text/html')) {
    if (/<script|<img/i.test(text)) fail('markup of the request');
  } else if (text !== '' && kind !== 'application/json; charset=utf-8') fail('not JSON');
  if (kind.startsWith('application/json')) {
    const value = JSON.parse(text);
    if (response.status >= 400 && typeof value.message !== 'string') fail('no message');
  }
}

it('responds to every read with JSON and never with a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(path, params, query, headers, async (where, names, asked, sent) => {
      await checkHarmless(await call(where, { params: names, query: asked, headers: sent }));
    }),
    runs,
  );
  expect(failures).toEqual([]);
});

it('responds to every write with JSON or a harmless page and never with a 5xx', async () => {
  let visitor = 0;
  await fc.assert(
    fc.asyncProperty(
      path,
      method,
      params,
      body,
      type,
      headers,
      async (where, verb, names, content, kind, sent) => {
        visitor += 1;
        const address = `2001:db8:${(visitor >> 8).toString(16)}:${(visitor & 255).toString(16)}::1`;
        const response = await call(where, {
          method: verb,
          params: names,
          headers: { ...sent, 'content-type': kind, 'x-forwarded-for': address },
          body: verb === 'GET' ? undefined : content,
        });
        await checkHarmless(response);
      },
    ),
    runs,
  );
  expect(failures).toEqual([]);
});

it('keeps its data intact', async () => {
  const rows = await (await database()).selectFrom('properties').select('slug').orderBy('slug').execute();
  expect(rows.map((row) => row.slug)).toEqual(['creek-house', 'marina-tower', 'palm-villa']);
});

it('treats punctuation and markup in a search as separators', async () => {
  const count = async (search: string) => {
    const response = await call('/api/v1/properties/', { query: new URLSearchParams({ search }).toString() });
    return (await response.json()).count;
  };
  for (const search of ['%', '_', '\\']) expect(await count(search)).toBe(0);
  const found = await count('palm');
  for (const search of ["palm' or '1'='1", '<b>palm</b>'])
    expect(await count(search)).toBeLessThanOrEqual(found);
  for (const search of ['palm%', '"palm"', 'palm*', '(palm)']) expect(await count(search)).toBe(found);
});
