import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { listAuditEntries } from '@/lib/staff/audit';
import { propertyRecord } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { forgetCatalog, setUpSiteDatabase } from '@/testing/site-database';
import { writeLandingText } from './change-landing-text';
import { getLandingPage, listLandingPages, readLandingPageQuery } from './desk';
import { readLandingText } from './read-landing-text';

const admin = 'admin@example.com';

describe.each(databaseEngines)('texts of landing pages on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);

  beforeEach(async () => {
    forgetCatalog();
    for (const table of ['properties', 'audit_log', 'landing_texts', 'content_versions'] as const)
      await site.db.deleteFrom(table).execute();
    const place = { city: 'Dubai', district: 'Old Wharf', property_type: 'Villa', developer: null };
    await createSqlWriter(site.db).putProperties([
      propertyRecord('one', 'One', place),
      propertyRecord('two', 'Two', place),
      propertyRecord('three', 'Three', { ...place, district: 'Café Quay', property_type: null }),
    ]);
  });
  const listed = async (query = '') =>
    (await listLandingPages(readLandingPageQuery(new URLSearchParams(query)))).results.map(
      ({ kind, slug, listings, text }) => [`${kind}/${slug}`, listings, text],
    );
  const wrote = { text: 'By the water.\nOld cranes.', description: null };

  it('lists every page, those with an entered text first', async () => {
    expect(await listed()).toEqual([
      ['areas/old-wharf', 2, null],
      ['types/villa', 2, null],
      ['areas/cafe-quay', 1, null],
    ]);
    await writeLandingText('areas', 'cafe-quay', wrote, admin);
    expect((await listed())[0]).toEqual(['areas/cafe-quay', 1, wrote.text]);
    expect(await listed('search=CAFE')).toHaveLength(1);
    expect(await listed('kind=types')).toEqual([['types/villa', 2, null]]);
  });

  it('a text is written, replaced and cleared on all instances, with audit entries', async () => {
    const announced = async () =>
      (await site.db.selectFrom('content_versions').select('version').executeTakeFirst())?.version ?? 0;
    const before = await announced();
    await writeLandingText('areas', 'old-wharf', wrote, admin);
    expect(await announced()).toBeGreaterThan(before);
    expect(await readLandingText('areas', 'old-wharf')).toEqual(wrote);
    expect(await getLandingPage('areas', 'old-wharf')).toMatchObject({ entered_by: admin, city: 'Dubai' });
    await writeLandingText('areas', 'old-wharf', { ...wrote, text: 'شاطئ قديم' }, 'other@example.com');
    expect(await readLandingText('areas', 'old-wharf')).toMatchObject({ text: 'شاطئ قديم' });
    await writeLandingText('areas', 'old-wharf', { text: null, description: null }, admin);
    expect(await readLandingText('areas', 'old-wharf')).toEqual({ text: null, description: null });
    const { results } = await listAuditEntries({ page: 1, pageSize: 10 });
    expect(results.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'landing-page.cleared Old Wharf, /areas/old-wharf',
      'landing-page.written Old Wharf, /areas/old-wharf',
      'landing-page.written Old Wharf, /areas/old-wharf',
    ]);
  });

  it('a change keeps the text that it does not have, and is refused when its text has changed meanwhile', async () => {
    await writeLandingText('areas', 'old-wharf', wrote, admin);
    const description = 'Homes by the water.';
    await writeLandingText('areas', 'old-wharf', { description }, admin, { description: '' });
    const both = { text: wrote.text, description };
    expect(await readLandingText('areas', 'old-wharf')).toEqual(both);
    await writeLandingText('areas', 'old-wharf', {}, admin);
    expect(await readLandingText('areas', 'old-wharf')).toEqual(both);
    const stale = { text: '' };
    await expect(
      writeLandingText('areas', 'old-wharf', { text: 'Cranes.' }, admin, stale),
    ).rejects.toMatchObject({
      status: 409,
      errors: { text: expect.stringContaining('By the water.') },
      current: { text: wrote.text },
    });
    expect(await readLandingText('areas', 'old-wharf')).toEqual(both);
    await writeLandingText('areas', 'old-wharf', { text: 'Cranes.' }, admin, { text: wrote.text });
    expect(await readLandingText('areas', 'old-wharf')).toEqual({ text: 'Cranes.', description });
  });

  it('keeps a text whose properties are gone, and has no page for unknown names', async () => {
    await writeLandingText('types', 'villa', wrote, admin);
    forgetCatalog();
    await site.db.updateTable('properties').set({ property_type_id: null }).execute();
    expect(await getLandingPage('types', 'villa')).toMatchObject({
      name: 'Villa',
      listings: 0,
      text: wrote.text,
    });
    for (const [kind, slug] of [
      ['types', 'castle'],
      ['rivers', 'villa'],
      ['areas', 'constructor'],
    ] as const)
      await expect(writeLandingText(kind, slug, wrote, admin)).rejects.toMatchObject({ status: 404 });
  });
});
