import { database } from '@/lib/database/connection';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { makeStaff } from '@/testing/staff-session';
import { openTestSite } from '@/testing/test-site';
import { insertEnquiry } from '../store';
import { updateEnquiry } from './change-enquiry';

process.env.WEBHOOK_URL = 'http://127.0.0.1:9/';
process.env.WEBHOOK_SECRET = 'whsec_c2VjcmV0IHNlY3JldCBzZWNyZXQ=';

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('assigns and delivers an enquiry once that was stored as spam by mistake', async () => {
  const advisor = await makeStaff('advisor@example.com', 'advisor');
  const options = { idempotencyKey: null, channels: ['webhook'] as const, spamReason: '9 links' };
  const { id } = await insertEnquiry(enquiryFixture(), options);
  const db = await database();
  const deliveries = () =>
    db.selectFrom('inquiry_deliveries').select('channel').where('inquiry_id', '=', id).execute();
  expect(await deliveries()).toEqual([]);
  for (const status of ['new', 'spam', 'new'] as const) {
    await updateEnquiry(id, { status }, 'advisor@example.com');
  }
  expect(await deliveries()).toEqual([{ channel: 'webhook' }]);
  const stored = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  expect(stored).toMatchObject({ status: 'new', assigned_to: advisor.id, spam_reason: null });
});
