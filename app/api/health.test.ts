import { DatabaseError } from '@/lib/database/problem';
import { captureLog } from '@/testing/capture-log';
import { GET } from './health/route';

jest.mock('@/lib/database/health', () => ({
  checkDatabase: () => Promise.reject(new DatabaseError('full')),
}));
jest.mock('@/lib/catalog/reads/server', () => ({ checkCatalog: () => Promise.resolve() }));

const lines = captureLog();

it('reports a full disk, and logs it with the id of the request', async () => {
  const headers = { 'x-request-id': 'request-of-this-test' };
  const request = new Request('http://site/api/health/', { headers });
  const response = await GET(request, { params: Promise.resolve({}) });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ database: 'full', catalog: 'ok' });
  expect(lines).toMatchObject([{ request_id: 'request-of-this-test', status: 503, database: 'full' }]);
});
