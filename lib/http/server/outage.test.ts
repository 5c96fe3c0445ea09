import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CatalogError } from '@/lib/catalog/source';
import { answerOutage, noteFailedPage } from './outage';
import { installRequestLayers } from './request-layers';

type Answer = { status: number; retryAfter: string | null };

async function answerAfter(error: unknown, { path = '/page', status = 500 } = {}): Promise<Answer> {
  const server = createServer((request, response) => {
    noteFailedPage(String(request.headers['x-request-id']), error);
    response.statusCode = status;
    response.end('<h1>Error</h1>');
  });
  installRequestLayers([answerOutage], server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
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
] as const)('a page that fails by %s of the catalogue answers %i', async (kind, status) => {
  expect(await answerAfter(new CatalogError(kind, 'no'))).toEqual({ status, retryAfter: '10' });
});

test('other failures and API answers stay 500', async () => {
  expect(await answerAfter(new Error('bug'))).toEqual({ status: 500, retryAfter: null });
  const path = '/api/v1/properties/';
  expect(await answerAfter(new CatalogError('timeout', 'no'), { path })).toMatchObject({ status: 500 });
});

test('a page that renders anyway keeps its status', async () => {
  expect(await answerAfter(new CatalogError('timeout', 'no'), { status: 200 })).toMatchObject({
    status: 200,
  });
});
