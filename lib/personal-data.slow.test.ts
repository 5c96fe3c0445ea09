import type { Database } from '@/lib/database/schema';
import { indexEnquiries } from '@/lib/enquiries/desk/search-texts';
import { insertEnquiry } from '@/lib/enquiries/store';
import { databaseEngines } from '@/testing/engines';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { setUpSiteDatabase } from '@/testing/site-database';
import { erasePerson, findPerson } from './personal-data';
import { keysOf } from './typed-keys';

type Catalogue =
  | 'agents'
  | 'announced_listings'
  | 'article_views'
  | 'articles'
  | 'cities'
  | 'developers'
  | 'districts'
  | 'facilities'
  | 'feed_findings'
  | 'feed_runs'
  | 'feeds'
  | 'hand_edits'
  | 'landing_figures'
  | 'landing_texts'
  | 'name_aliases'
  | 'payment_plan_values'
  | 'payment_plans'
  | 'permit_warnings'
  | 'picture_copies'
  | 'portal_listings'
  | 'properties'
  | 'property_descriptions'
  | 'property_facilities'
  | 'property_images'
  | 'property_slugs'
  | 'property_statuses'
  | 'property_types'
  | 'sales_statuses'
  | 'search_words'
  | 'units'
  | 'uploads';
type Staff =
  | 'audit_log'
  | 'sign_in_failures'
  | 'staff'
  | 'staff_credentials'
  | 'staff_sessions'
  | 'staff_verifications';
type Operation = 'catalog_version' | 'content_versions' | 'job_runs' | 'migrations' | 'site_secrets';
/** Stored without the person's address or number. */
type Anonymous = 'contact_presses' | 'favorite_visitors' | 'favorites';

/* If a new table is none of these, `findPerson` and `erasePerson` need it. */
const tablesOfPeople = keysOf({
  inquiries: true,
  inquiry_deliveries: true,
  inquiry_events: true,
  inquiry_texts: true,
  newsletter_addresses: true,
  newsletter_tokens: true,
} satisfies Record<Exclude<keyof Database, Catalogue | Staff | Operation | Anonymous>, true>);

describe.each(databaseEngines)('a person on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);
  const email = 'amira@example.com';

  async function tablesWithRows() {
    const rows = await Promise.all(
      tablesOfPeople.map((table) => site.db.selectFrom(table).selectAll().execute()),
    );
    return tablesOfPeople.filter((_, index) => rows[index]?.length);
  }

  it('is found by address, and erased from every table', async () => {
    const enquiry = enquiryFixture({ email });
    const { id } = await insertEnquiry(enquiry, { idempotencyKey: null, channels: ['webhook'] });
    await indexEnquiries(site.db);
    const time = '2026-11-23T10:00:00.000Z';
    await site.db
      .insertInto('inquiry_events')
      .values({
        inquiry_id: id,
        created_at: time,
        actor: 'layla@agency.example',
        kind: 'note',
        text: 'Called.',
      })
      .execute();
    const address = await site.db
      .insertInto('newsletter_addresses')
      .values({ email, consent_at: time, unsubscribe_token_hash: 'random' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.db
      .insertInto('newsletter_tokens')
      .values({ token_hash: 'hash', address_id: address.id, purpose: 'confirm', created_at: time })
      .execute();
    expect(await tablesWithRows()).toEqual(tablesOfPeople);
    expect(await findPerson({ email, phone: null })).toMatchObject({
      enquiries: [{ email, history: [{ text: 'Called.' }], deliveries: [{ channel: 'webhook' }] }],
      newsletter: [{ email }],
    });
    await erasePerson({ email: 'AMIRA@example.com', phone: null });
    expect(await tablesWithRows()).toEqual([]);
  });
});
