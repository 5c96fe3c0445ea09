import { sql } from 'kysely';
import { database } from '@/lib/database/connection';
import { call, send } from '@/testing/api-routes';
import { captureLog } from '@/testing/capture-log';
import { signInStaff } from '@/testing/staff-session';
import { openTestSite } from '@/testing/test-site';

let site: Awaited<ReturnType<typeof openTestSite>>;
let headers: Record<string, string>;
captureLog();
beforeAll(async () => {
  site = await openTestSite();
  headers = { cookie: (await signInStaff('admin@example.com', 'admin')).cookie };
  await sql`drop table inquiry_deliveries`.execute(await database());
  await sql`alter table inquiries rename to lost_inquiries`.execute(await database());
});
afterAll(() => site.close());

const form = {
  name: 'Amira',
  email: 'a@example.com',
  subject: 'Two bedrooms',
  message: 'We are moving soon.',
};

it.each([
  ['GET', '/api/v1/contact/list/', 'Failed to load inquiries.'],
  ['GET', '/api/user/inquiries/', 'Failed to load inquiries.'],
  ['GET', '/api/v1/contact/statistics/', 'Failed to load statistics.'],
  ['GET', '/api/v1/contact/{id}/', 'Failed to load inquiry details.'],
  ['POST', '/api/v1/contact/create/', 'Failed to create inquiry.'],
  ['PATCH', '/api/v1/contact/{id}/', 'Failed to update inquiry.'],
  ['DELETE', '/api/v1/contact/{id}/', 'Failed to delete inquiry.'],
] as const)('%s %s fails with "%s"', async (method, path, message) => {
  const params = { id: '1' };
  const response =
    method === 'POST' || method === 'PATCH'
      ? await send(path, { ...form, status: 'won' }, { method, params, headers })
      : await call(path, { method, params, headers });
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(await response.json()).toEqual({ message, request_id: expect.any(String) });
});
