import { createServer, type RequestListener } from 'node:http';
import { CatalogError } from '@/lib/catalog/catalog-error';
import { portOf } from '@/testing/port-of';
import { fixResponseHead } from './fix-response-head';
import {
  markIncomplete,
  markUnavailable,
  noteFailedPage,
  setOutageStatus,
  unavailableSeconds,
} from './outage';
import { installRequestLayers } from './request-layers';

/** Status of a page that fails with 500 after `during`. */
async function statusOf(path: string, during: () => void): Promise<number> {
  const server = createServer((_request, response) => {
    during();
    response.statusCode = 500;
    response.end();
  });
  installRequestLayers([setOutageStatus], server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const port = portOf(server);
    const headers = { 'x-request-id': 'page-0001' };
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

type Outcome = { status: number; retryAfter: string | null };

async function outcomeAfter(error: unknown, { path = '/page', status = 500 } = {}): Promise<Outcome> {
  const server = createServer((request, response) => {
    noteFailedPage(String(request.headers['x-request-id']), path, error);
    response.statusCode = status;
    response.end('<h1>Error</h1>');
  });
  installRequestLayers([setOutageStatus], server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const port = portOf(server);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-request-id': 'page-0001' },
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test.each([
  ['timeout', 504],
  ['unavailable', 503],
  ['bad-response', 502],
] as const)('a page that fails by %s of the catalogue responds with %i', async (kind, status) => {
  expect(await outcomeAfter(new CatalogError(kind, 'no'))).toEqual({ status, retryAfter: '10' });
});

test('other failures and API responses stay 500', async () => {
  expect(await outcomeAfter(new Error('bug'))).toEqual({ status: 500, retryAfter: null });
  const path = '/api/v1/properties/';
  expect(await outcomeAfter(new CatalogError('timeout', 'no'), { path })).toMatchObject({ status: 500 });
});

test('a request that joined another for the same page gets its status, a later one does not', async () => {
  const failed = () => noteFailedPage('another-1', '/page', new CatalogError('unavailable', 'no'));
  expect(await statusOf('/page?utm_source=x', failed)).toBe(503);
  expect(await statusOf('/other', failed)).toBe(500);
  expect(await statusOf('/page', () => undefined)).toBe(500);
});

test('a page that renders anyway keeps its status', async () => {
  expect(await outcomeAfter(new CatalogError('timeout', 'no'), { status: 200 })).toMatchObject({
    status: 200,
  });
});

describe('a page that shows an error state', () => {
  async function headOf(path: string, headers: Record<string, string> = {}, render?: RequestListener) {
    const server = createServer(async (request, response) => {
      await new Promise((resolve) => setImmediate(resolve));
      render?.(request, response);
      response.end('<h1>Failed to load properties</h1>');
    });
    installRequestLayers([setOutageStatus, fixResponseHead], server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const port = portOf(server);
      const { status, headers: given } = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'x-request-id': 'page-0001', ...headers },
      });
      return [status, given.get('retry-after'), given.get('cache-control')];
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
  const unavailable = [503, '10', 'no-store'];
  const cachedFor =
    (seconds: number): RequestListener =>
    (_request, response) =>
      response.setHeader('Cache-Control', `s-maxage=${seconds}, stale-while-revalidate=5`);

  it('in place of its content responds with 503 and is not stored', async () => {
    expect(await headOf('/properties?city=1', {}, markUnavailable)).toEqual(unavailable);
  });

  it('also responds with 503 from the page cache', async () => {
    expect(await headOf('/properties?utm_source=x', {}, cachedFor(unavailableSeconds))).toEqual(unavailable);
    expect((await headOf('/properties', {}, cachedFor(60)))[0]).toBe(200);
  });

  it('in one of its sections keeps its status, for a short lifetime', async () => {
    expect(await headOf('/', {}, cachedFor(10))).toEqual([200, null, 'public, s-maxage=10']);
    expect(await headOf('/properties?city=1', {}, markIncomplete)).toEqual([
      200,
      null,
      'public, s-maxage=10',
    ]);
  });

  it('keeps its status for the client router, which shows the state itself', async () => {
    expect((await headOf('/properties?city=1', { RSC: '1' }, markUnavailable))[0]).toBe(200);
    expect((await headOf('/properties', { RSC: '1' }, cachedFor(unavailableSeconds)))[0]).toBe(200);
  });

  it('does nothing outside a request', () => {
    expect(markUnavailable).not.toThrow();
  });
});
