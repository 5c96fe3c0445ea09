import { createSqlCatalog } from '@/lib/catalog/sql/catalog';
import { database } from '@/lib/database/connection';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { startFakeBackend } from '@/testing/fake-backend/fake-backend';
import { makeStaff } from '@/testing/staff-session';
import { openTestSite } from '@/testing/test-site';
import { insertEnquiry } from '../store';
import { updateEnquiry } from './change-enquiry';

/* Assignment when a REST backend keeps the catalogue. */

let site: Awaited<ReturnType<typeof openTestSite>>;
let backend: Awaited<ReturnType<typeof startFakeBackend>>;
let agent: Awaited<ReturnType<typeof makeStaff>>;
let local: Awaited<ReturnType<typeof makeStaff>>;

beforeAll(async () => {
  site = await openTestSite();
  const db = await database();
  await db
    .updateTable('properties')
    .set({ agent_email: 'Agent@Example.com' })
    .where('slug', '=', 'palm-villa')
    .execute();
  backend = await startFakeBackend(createSqlCatalog(db));
  process.env.API_BASE_URL = backend.baseUrl;
  await makeStaff('first@example.com', 'advisor');
  agent = await makeStaff('agent@example.com', 'admin');
  local = await makeStaff('local@example.com', 'advisor');
  await db.updateTable('staff').set({ districts: 'Dubai Marina' }).where('id', '=', local.id).execute();
});
afterAll(async () => {
  await backend.close();
  await site.close();
});

async function assigned(property_slug: string, spamReason: string | null = null) {
  const options = { idempotencyKey: null, channels: [], spamReason };
  const { id } = await insertEnquiry(
    enquiryFixture({ property_slug, email: `${Math.random()}@b.ae` }),
    options,
  );
  if (spamReason) await updateEnquiry(id, { status: 'new' }, 'first@example.com');
  const db = await database();
  return db.selectFrom('inquiries').select('assigned_to').where('id', '=', id).executeTakeFirstOrThrow();
}

it.each([null, '9 links'])(
  'goes to the agent whom the backend names, also out of spam (%p)',
  async (spam) => {
    expect(await assigned('palm-villa', spam)).toEqual({ assigned_to: agent.id });
  },
);

it('goes to the advisor for the district that the backend names', async () => {
  expect(await assigned('marina-tower')).toEqual({ assigned_to: local.id });
});

it('is stored and assigned in turn when the backend fails', async () => {
  backend.misbehave({ kind: 'status', status: 500 });
  expect((await assigned('palm-villa')).assigned_to).not.toBeNull();
});
