import { CatalogError } from '@/lib/catalog/catalog-error';
import { fieldOf } from '@/lib/typed-keys';
import { captureLog } from '@/testing/capture-log';
import { stub } from '@/testing/stub';
import { ApiError } from './api-error';
import { publicJson } from './json-response';
import { readFormFields, readJsonObject } from './read-body';
import { route } from './route';

const context = { params: Promise.resolve({}) };
const get = (headers: Record<string, string> = {}) =>
  new Request('http://site.test/api/thing/?q=secret', { headers });
const post = (body: BodyInit | null, type = 'application/json') =>
  new Request(
    'http://site.test/api/thing/',
    stub<RequestInit>({
      method: 'POST',
      body,
      headers: { 'content-type': type },
      duplex: 'half',
    }),
  );

const lines = captureLog();

let respond: (params: Record<string, unknown>) => Response;
const { GET, DELETE } = route({ GET: (_request, params) => respond(params) });

async function failing(error: unknown) {
  respond = () => {
    throw error;
  };
  const response = await GET(get(), context);
  return { response, body: await response.json() };
}

describe('failures', () => {
  it('responds to an ApiError with its status, message and field messages, and logs nothing', async () => {
    const { response, body } = await failing(
      new ApiError(422, 'Please check.', { errors: { name: 'Too short.' }, headers: { 'Retry-After': '5' } }),
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ message: 'Please check.', errors: { name: 'Too short.' } });
    expect(lines).toEqual([]);
  });

  it.each([
    ['timeout', 504],
    ['unavailable', 503],
    ['bad-response', 502],
  ] as const)('responds to a catalogue %s with %i', async (kind, status) => {
    const { response, body } = await failing(new CatalogError(kind, 'secret host'));
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(body.request_id).toMatch(/^[\w-]{36}$/);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(lines).toMatchObject([{ kind, reason: 'secret host' }]);
  });

  it('responds to other errors with 500 and logs one line without their message', async () => {
    const { response, body } = await failing(
      new Error('amira@example.com failed', { cause: new Error('secret') }),
    );
    expect(response.status).toBe(500);
    expect(response.headers.get('retry-after')).toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'error',
      status: 500,
      path: '/api/thing/',
      request_id: body.request_id,
    });
    expect(JSON.stringify(lines)).not.toMatch(/amira|secret/);
  });

  it('handles thrown non-errors and circular causes', async () => {
    const circular: Error = new Error('round');
    circular.cause = circular;
    for (const thrown of [null, undefined, 'text', circular]) {
      expect((await failing(thrown)).response.status).toBe(500);
    }
  });
});

it('responds with 405 as JSON to a missing method', async () => {
  const response = await DELETE(new Request('http://site.test/', { method: 'DELETE' }), context);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(await response.json()).toHaveProperty('message');
});

it('decodes path segments and leaves badly encoded ones unchanged', async () => {
  respond = (params) => Response.json(params);
  const response = await GET(get(), { params: Promise.resolve({ a: 'palm%20villa', b: '%E0%A4%A' }) });
  expect(await response.json()).toEqual({ a: 'palm villa', b: '%E0%A4%A' });
});

describe('public responses', () => {
  it('have an ETag of their content and may be cached for a minute', async () => {
    const first = publicJson(get(), { a: 1 });
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300');
    expect(first.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
    expect(publicJson(get(), { a: 2 }).headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(publicJson(get(), { a: 1 }).headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it.each([(tag: string) => tag, (tag: string) => `"x", W/${tag}`, () => '*'])(
    'respond with 304 when unchanged',
    (known) => {
      const etag = publicJson(get(), { a: 1 }).headers.get('etag') ?? '';
      const response = publicJson(get({ 'if-none-match': known(etag) }), { a: 1 });
      expect(response.status).toBe(304);
      expect(response.body).toBeNull();
      expect(response.headers.get('etag')).toBe(etag);
    },
  );
});

describe('bodies', () => {
  const statusOf = async (request: Request) => {
    try {
      await readJsonObject(request);
      return 200;
    } catch (error) {
      return fieldOf(error, 'status');
    }
  };

  it.each([
    ['{"a":1}', 'application/json; charset=utf-8', 200],
    ['{"a":1}', 'text/plain', 415],
    ['{"a":1}', 'multipart/form-data; boundary=x', 415],
    ['', 'application/json', 400],
    ['{"a":', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['null', 'application/json', 400],
    ['"text"', 'application/json', 400],
    [`{"a":"${'x'.repeat(64 * 1024)}"}`, 'application/json', 413],
  ])('%.20s as %s: %i', async (body, type, status) => {
    expect(await statusOf(post(body, type))).toBe(status);
  });

  it('counts a stream of unknown length and stops at the limit', async () => {
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        sent += 8 * 1024;
        controller.enqueue(new Uint8Array(8 * 1024));
      },
    });
    expect(await statusOf(post(stream))).toBe(413);
    expect(sent).toBeLessThan(128 * 1024);
  });

  it('does not trust a Content-Length that is too small', async () => {
    const request = post(`{"a":"${'x'.repeat(70 * 1024)}"}`);
    request.headers.set('content-length', '10');
    expect(await statusOf(request)).toBe(413);
  });

  it('reads a form post; the first of repeated fields counts, and names cannot reach a prototype', async () => {
    const fields = await readFormFields(
      post('a=1&a=2&__proto__=x&b=%F0%9F%8F%A1', 'application/x-www-form-urlencoded'),
    );
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect({ ...fields }).toMatchObject({ a: '1', b: '🏡' });
  });
});
