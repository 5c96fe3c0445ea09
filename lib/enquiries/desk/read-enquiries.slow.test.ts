import { databaseEngines } from '@/testing/engines';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { setUpSiteDatabase } from '@/testing/site-database';
import { anonymizeOldEnquiries } from '../anonymize';
import type { NewEnquiry } from '../enquiry';
import { insertEnquiry } from '../store';
import { updateEnquiry } from './change-enquiry';
import { readInboxQuery } from './inbox-query';
import { countFailedDeliveries, listEnquiries } from './read-enquiries';

describe.each(databaseEngines)('the search of enquiries on %s', (_engine, startEngine) => {
  setUpSiteDatabase(startEngine);

  beforeAll(async () => {
    const messages = { 'Élodie Weiß': 'Une vue à 100 %', 'Иван Ørsted': 'FLOẞ ٠٥٠', 'أحمد كريمي': 'ÆGIR' };
    for (const [name, message] of Object.entries(messages))
      await insertEnquiry(enquiryFixture({ name, message }), { idempotencyKey: null, channels: [] });
    const called = enquiryFixture({ name: 'Zeynep', phone: '+971551239876' });
    await insertEnquiry(called, { idempotencyKey: null, channels: [] });
  });

  it.each([
    ['elodie', 'Élodie Weiß'],
    ['ÉLODIE', 'Élodie Weiß'],
    ['E\u0301lodie', 'Élodie Weiß'],
    ['weiß', 'Élodie Weiß'],
    ['WEISS', 'Élodie Weiß'],
    ['vue a', 'Élodie Weiß'],
    ['100 %', 'Élodie Weiß'],
    ['orsted', 'Иван Ørsted'],
    ['ØRSTED', 'Иван Ørsted'],
    ['ИВАН', 'Иван Ørsted'],
    ['иван', 'Иван Ørsted'],
    ['floss', 'Иван Ørsted'],
    ['050', 'Иван Ørsted'],
    ['احمد', 'أحمد كريمي'],
    ['کریمی', 'أحمد كريمي'],
    ['aegir', 'أحمد كريمي'],
    ['055-123-9876', 'Zeynep'],
    ['00971 55 123 9876', 'Zeynep'],
    ['\u202a+971\u201155\u2011123\u20119876\u202c', 'Zeynep'],
    ['+971 (0)55 123 9876', 'Zeynep'],
    ['٠٥٥ ١٢٣ ٩٨٧٦', 'Zeynep'],
  ])('%s finds %s', async (search, name) => {
    const { results } = await listEnquiries(readInboxQuery(new URLSearchParams({ search })));
    expect(results.map((enquiry) => enquiry.name)).toEqual([name]);
  });

  it('finds what a correction or a later message says, and no longer what it said before', async () => {
    const found = async (query: Record<string, string>) =>
      (await listEnquiries(readInboxQuery(new URLSearchParams(query)))).results.map(({ id }) => id);
    const about = { name: 'Nadia', email: 'nadia@example.com', property_slug: 'palm-villa' };
    const store = (message: string) =>
      insertEnquiry(enquiryFixture({ ...about, message }), { idempotencyKey: null, channels: [] });
    const { id } = await store('The garden, please.');
    expect(await found({ search: 'garden' })).toEqual([id]);
    await store('And the cellar.');
    expect(await found({ search: 'nadia cellar garden' })).toEqual([id]);
    expect(await found({ search: 'garden', property: 'palm' })).toEqual([id]);
    expect(await found({ property: 'garden' })).toEqual([]);
    await updateEnquiry(id, { contact: { name: 'Zeynep' } }, 'amira@example.com');
    expect(await found({ search: 'zeynep cellar' })).toEqual([id]);
    expect(await found({ search: 'nadia zeynep' })).toEqual([id]);
    await anonymizeOldEnquiries(Date.now() + 10 * 366 * 86_400_000);
    expect(await found({ search: 'garden' })).toEqual([]);
  });
});

describe.each(databaseEngines)(
  'enquiries with a delivery that was given up, on %s',
  (_engine, startEngine) => {
    const site = setUpSiteDatabase(startEngine);
    const undelivered = readInboxQuery(new URLSearchParams('delivery=failed'));

    it('are listed by thread, and counted without those of spam', async () => {
      const about = { email: 'nadia@example.com', property_slug: 'palm-villa' };
      const store = async (values: Partial<NewEnquiry>) =>
        (await insertEnquiry(enquiryFixture(values), { idempotencyKey: null, channels: ['desk-mail'] })).id;
      const [first, later, other, delivered] = [
        await store(about),
        await store(about),
        await store({ email: 'omar@example.com' }),
        await store({ email: 'zeynep@example.com' }),
      ];
      await site.db
        .updateTable('inquiry_deliveries')
        .set({ status: 'failed' })
        .where('inquiry_id', 'in', [later, other])
        .execute();
      expect((await listEnquiries(undelivered)).results.map(({ id }) => id).sort()).toEqual([first, other]);
      const all = await listEnquiries(readInboxQuery(new URLSearchParams()));
      expect(all.results.map((row) => [row.id, Number(row.failed_deliveries)]).sort()).toEqual([
        [first, 1],
        [other, 1],
        [delivered, 0],
      ]);
      expect((await listEnquiries(undelivered, 'message')).results.map(({ id }) => id)).not.toContain(
        delivered,
      );
      expect(await countFailedDeliveries()).toBe(2);
      await updateEnquiry(other, { status: 'spam' }, 'amira@example.com');
      expect((await listEnquiries(undelivered)).results.map(({ id }) => id)).toEqual([first]);
      expect(await countFailedDeliveries()).toBe(1);
    });

    it('are not listed for a confirmation that failed once the enquiry is answered', async () => {
      await site.db.deleteFrom('inquiries').execute();
      const { id } = await insertEnquiry(enquiryFixture({ email: 'nobody@example.com' }), {
        idempotencyKey: null,
        channels: ['acknowledgement'],
      });
      await site.db.updateTable('inquiry_deliveries').set({ status: 'failed' }).execute();
      const reported = async () => [
        await countFailedDeliveries(),
        (await listEnquiries(undelivered)).count,
        Number((await listEnquiries(readInboxQuery(new URLSearchParams()))).results[0]?.failed_deliveries),
      ];
      expect(await reported()).toEqual([1, 1, 1]);
      await updateEnquiry(id, { status: 'contacted' }, 'amira@example.com');
      expect(await reported()).toEqual([0, 0, 0]);
    });
  },
);
