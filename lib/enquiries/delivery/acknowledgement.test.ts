import { database } from '@/lib/database/connection';
import type { Mail } from '@/lib/mail/send-mail';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { openTestSite } from '@/testing/test-site';
import { acknowledgementChannel } from '../channels/mail';
import type { NewEnquiry } from '../enquiry';
import { insertEnquiry } from '../store';
import { deliverDue } from './delivery';

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const hostile = 'your prize. Confirm at https://evil.example/';

async function acknowledge(...enquiries: Partial<NewEnquiry>[]): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const known of enquiries) {
    await insertEnquiry(enquiryFixture(known), { idempotencyKey: null, channels: ['acknowledgement'] });
  }
  await deliverDue([acknowledgementChannel(async (mail) => void mails.push(mail))]);
  return mails;
}

it('names the property that the catalogue has, by slug or id', async () => {
  const { id } = await (await database())
    .selectFrom('properties')
    .select('id')
    .where('slug', '=', 'creek-house')
    .executeTakeFirstOrThrow();
  const [bySlug, byId] = await acknowledge(
    { email: 'slug@example.com', property_slug: 'palm-villa', property_title: hostile },
    { email: 'id@example.com', property_id: id, property_slug: 'none', property_title: hostile },
  );
  expect(bySlug?.subject).toBe('We have received your enquiry about Palm Villa');
  expect(byId?.subject).toBe('We have received your enquiry about Creek House');
  for (const mail of [bySlug, byId]) expect(JSON.stringify(mail)).not.toContain('evil');
});

it.each([{}, { property_slug: 'https://evil.example/' }, { property_id: 999_999 }])(
  'quotes no title for an unknown property (%j), and keeps what came',
  async (property) => {
    const email = `${Object.keys(property).join()}@example.org`;
    const [mail] = await acknowledge({ email, property_title: hostile, ...property });
    expect(mail?.subject).toBe('We have received your enquiry');
    expect(JSON.stringify(mail)).not.toContain('evil');
    const stored = (await database()).selectFrom('inquiries').select('property_title');
    expect(await stored.where('email', '=', email).execute()).toEqual([{ property_title: hostile }]);
  },
);

it('is sent to an address three times a day; the other enquiries are stored', async () => {
  const email = 'flooded@example.com';
  expect(await acknowledge({ email }, { email }, { email }, { email }, { email })).toHaveLength(3);
  expect(await acknowledge({ email })).toHaveLength(0);
  expect(await acknowledge({ email: 'another@example.com' })).toHaveLength(1);
  const db = await database();
  const stored = await db.selectFrom('inquiries').select('id').where('email', '=', email).execute();
  expect(stored).toHaveLength(6);
  const open = db.selectFrom('inquiry_deliveries').select('id').where('status', '<>', 'delivered');
  expect(await open.execute()).toEqual([]);
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  await db.updateTable('inquiries').set({ created_at: yesterday }).where('email', '=', email).execute();
  expect(await acknowledge({ email })).toHaveLength(1);
});

it('is sent for the first message of a thread only', async () => {
  const about = { email: 'again@example.com', property_slug: 'palm-villa' };
  expect(await acknowledge(about, about)).toHaveLength(1);
  expect(await acknowledge(about)).toHaveLength(0);
});
