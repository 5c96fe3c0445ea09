import { noteCatalogChanged } from '@/lib/catalog/expiry';
import type { PropertyRecord } from '@/lib/catalog/record';
import { readLandingFigures, readProperty } from '@/lib/catalog/server';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { listAuditEntries } from '@/lib/staff/audit';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { useSiteDatabase } from '@/testing/site-database';
import { followFeedAgain, setHidden, updateProperty } from './change-property';
import { getDeskProperty, listDeskProperties } from './desk';
import { editableFields } from './editable-fields';

const admin = 'admin@example.com';
const known: Partial<PropertyRecord> = {
  description: '<p>Quiet.</p>\r\n<p>Bright.</p>',
  low_price: 2_000_000,
  sales_status: 'Available',
  district: 'Palm Jumeirah',
  city: 'Dubai',
  permit_number: '7100000001',
  images: ['/media/one.jpg'],
  facilities: ['Pool'],
  units: [unit('101', { price: 2_000_000 })],
};

describe.each(databaseEngines)('properties at the desk on %s', (_engine, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  let site: Awaited<ReturnType<typeof useSiteDatabase>>;
  let id: number;

  beforeAll(async () => {
    server = await start();
    site = await useSiteDatabase(server);
  });
  afterAll(async () => {
    await site.close();
    await server.stop();
  });
  const feed = async (changes: Partial<PropertyRecord> = {}) => {
    const records = [
      propertyRecord('villa', 'Villa', { ...known, ...changes }),
      propertyRecord('tower', 'Tower', { sales_status: 'Sold' }),
    ];
    const [outcome] = await createSqlWriter(site.db).putProperties(records);
    await noteCatalogChanged();
    return outcome;
  };
  const shown = () => readProperty('villa');
  const said = async () =>
    (await getDeskProperty(id))?.edits.map(({ field, feed_value }) => [field, feed_value]);

  beforeEach(async () => {
    // Another test's database may have the same version.
    Object.assign(globalThis, { catalogMemory: undefined, permitExpiry: undefined });
    for (const table of ['properties', 'hand_edits', 'audit_log', 'agents'] as const)
      await site.db.deleteFrom(table).execute();
    await feed();
    const { results } = await listDeskProperties({ state: null, search: 'VILLA', page: 1, pageSize: 10 });
    id = results[0]?.id ?? 0;
  });

  it('are in the figures of their district immediately', async () => {
    const district = await site.db
      .selectFrom('districts')
      .select('id')
      .where('name', '=', 'Palm Jumeirah')
      .executeTakeFirstOrThrow();
    await updateProperty(id, { delivery_date: '2099-12-31' }, admin);
    expect((await readLandingFigures('areas', district.id))?.handover).toEqual([
      { year: 2099, properties: 1 },
    ]);
  });

  it('keep edited values at the next import, and show the value of the feed', async () => {
    await updateProperty(
      id,
      { title: 'Villa by the Sea', low_price: '2,500,000', sales_status: 'sold' },
      admin,
    );
    const edited = { title: 'Villa by the Sea', low_price: 2_500_000, sales_status: { name: 'Sold' } };
    expect(await shown()).toMatchObject(edited);
    expect(await feed()).toBe('unchanged');
    expect(await shown()).toMatchObject(edited);
    expect(await feed({ low_price: 1_900_000, description: '<p>New.</p>' })).toBe('updated');
    expect(await shown()).toMatchObject({ ...edited, description: '<p>New.</p>', slug: 'villa' });
    expect(await said()).toEqual([
      ['low_price', '1900000'],
      ['sales_status', 'Available'],
      ['title', 'Villa'],
    ]);
    expect(await feed({ low_price: 1_900_000, description: '<p>New.</p>' })).toBe('unchanged');
  });

  it('keep their pictures, facilities and units', async () => {
    const before = await shown();
    await updateProperty(id, { title: 'Villa by the Sea' }, admin);
    const { title, updated_at, ...rest } = (await shown()) ?? {};
    expect(before).toMatchObject(rest);
  });

  it('follow the feed again on request, and when the feed has the same value', async () => {
    await updateProperty(id, { title: 'Villa by the Sea', low_price: '2500000' }, admin);
    await feed({ title: 'Villa Nova' });
    await followFeedAgain(id, 'title', admin);
    expect(await shown()).toMatchObject({ title: 'Villa Nova', low_price: 2_500_000 });
    await updateProperty(id, { low_price: '2000000' }, admin);
    expect(await said()).toEqual([]);
    expect(await feed({ title: 'Villa Nova' })).toBe('unchanged');
    await expect(followFeedAgain(id, 'title', admin)).rejects.toMatchObject({ status: 404 });
  });

  it('stay hidden at the next import', async () => {
    await setHidden(id, true, admin);
    expect(await shown()).toBeNull();
    await feed({ low_price: 1_800_000 });
    expect(await shown()).toBeNull();
    const hidden = { state: 'hidden', search: '', page: 1, pageSize: 10 } as const;
    expect((await listDeskProperties(hidden)).results).toMatchObject([{ id, is_on_site: false }]);
    await setHidden(id, false, admin);
    expect(await shown()).toMatchObject({ low_price: 1_800_000 });
  });

  it('that left their feed do not return through an edit', async () => {
    await createSqlWriter(site.db).takeOff(['contract:villa']);
    await updateProperty(id, { title: 'Villa by the Sea' }, admin);
    expect((await getDeskProperty(id))?.is_on_site).toBe(false);
    await feed();
    expect(await shown()).toMatchObject({ title: 'Villa by the Sea' });
  });

  it('do not change with a form without changes', async () => {
    await updateProperty(id, (await getDeskProperty(id))?.values ?? {}, admin);
    expect(await said()).toEqual([]);
    expect((await listAuditEntries({ page: 1, pageSize: 9, subject: 'property' })).count).toBe(0);
  });

  it('refuse invalid values by field, and change nothing', async () => {
    await feed({ permit_number: null });
    await createSqlWriter(site.db).putProperties([
      propertyRecord('other', 'Other', { permit_number: '7100000001' }),
    ]);
    const bad = {
      title: '',
      low_price: '5',
      delivery_date: 'soon',
      agent_email: 'x@y.example',
      district: 'Moon',
    };
    await expect(updateProperty(id, bad, admin)).rejects.toMatchObject({
      status: 422,
      errors: {
        title: 'Please enter a title.',
        low_price: expect.stringContaining('outside'),
        delivery_date: expect.any(String),
        agent_email: 'This is not the address of an agent.',
        district: expect.stringContaining('no property has yet'),
      },
    });
    await expect(updateProperty(id, { permit_number: '7100000001' }, admin)).rejects.toMatchObject({
      errors: { permit_number: 'This is that of another property, "Other".' },
    });
    expect(await said()).toEqual([]);
  });

  it('are recorded in the audit log', async () => {
    await updateProperty(id, { title: 'Villa by the Sea' }, admin);
    await setHidden(id, true, admin);
    const { results } = await listAuditEntries({ page: 1, pageSize: 9, subject: 'property' });
    expect(results.map(({ action, subject }) => [action, subject])).toEqual([
      ['property.hidden', 'contract:villa'],
      ['property.changed', 'contract:villa: title'],
    ]);
  });
});

it('offers every field of a property in a fitting control', () => {
  const controls = Object.fromEntries(editableFields.map(({ name, control }) => [name, control]));
  expect(controls).toMatchObject({
    title: 'text',
    description: 'long',
    low_price: 'number',
    delivery_date: 'date',
    post_delivery: 'flag',
    sales_status: 'name',
    agent_email: 'agent',
    featured_rank: 'number',
  });
  expect(controls).not.toHaveProperty('reference');
});
