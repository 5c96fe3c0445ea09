import { CatalogError } from '@/lib/catalog/catalog-error';
import { captureLog } from '@/testing/capture-log';
import { reportFailedPage } from './report-failed-page';

const lines = captureLog();

const failed = (digest: string) =>
  Object.assign(new CatalogError('unavailable', 'The database of the catalogue did not answer.'), { digest });
const request = (id?: string) => ({
  path: '/properties/palm-villa?from=ads',
  method: 'GET',
  headers: { 'x-request-id': id },
});

it('logs each failure of a request once, however often Next reports it', () => {
  for (let time = 0; time < 3; time += 1) reportFailedPage(failed('1'), request('a'));
  expect(lines).toMatchObject([{ request_id: 'a', path: '/properties/palm-villa', status: 503 }]);
  reportFailedPage(failed('2'), request('a'));
  reportFailedPage(failed('1'), request('b'));
  expect(lines).toHaveLength(3);
});

it('logs every failure without a request id', () => {
  for (let time = 0; time < 2; time += 1) reportFailedPage(failed('1'), request());
  expect(lines).toHaveLength(2);
});
