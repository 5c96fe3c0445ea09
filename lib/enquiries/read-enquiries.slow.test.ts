import { databaseEngines } from '@/testing/engines';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { useSiteDatabase } from '@/testing/site-database';
import { readInboxQuery } from './inbox-query';
import { listEnquiries } from './read-enquiries';
import { insertEnquiry } from './store';

describe.each(databaseEngines)('the search of enquiries on %s', (_engine, startEngine) => {
  let server: Awaited<ReturnType<typeof startEngine>>;
  let site: Awaited<ReturnType<typeof useSiteDatabase>>;

  beforeAll(async () => {
    server = await startEngine();
    site = await useSiteDatabase(server);
    const messages = { 'Élodie Weiß': 'Une vue à 100 %', 'Иван Ørsted': 'FLOẞ ٠٥٠', 'أحمد كريمي': 'ÆGIR' };
    for (const [name, message] of Object.entries(messages))
      await insertEnquiry(enquiryFixture({ name, message }), { idempotencyKey: null, channels: [] });
  });
  afterAll(async () => {
    await site.close();
    await server.stop();
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
  ])('%s finds %s', async (search, name) => {
    const { results } = await listEnquiries(readInboxQuery(new URLSearchParams({ search })));
    expect(results.map((enquiry) => enquiry.name)).toEqual([name]);
  });
});
