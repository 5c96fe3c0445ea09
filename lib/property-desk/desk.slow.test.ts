import { Readable } from 'node:stream';
import { noteCatalogChanged } from '@/lib/catalog/reads/freshness';
import { readLandingFigures, readProperty } from '@/lib/catalog/reads/server';
import type { PropertyRecord } from '@/lib/catalog/record';
import { storedRecord } from '@/lib/catalog/sql/read/records';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { dubaiDay } from '@/lib/dubai-day';
import { listAuditEntries } from '@/lib/staff/audit';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { forgetCatalog, setUpSiteDatabase } from '@/testing/site-database';
import { followFeed, setHidden, updateProperty } from './change-property';
import { findDeskProperty, getDeskProperty, listDeskProperties, readNameChoices } from './desk';
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
  const site = setUpSiteDatabase(start);
  let id: number;

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
    forgetCatalog();
    for (const table of ['properties', 'hand_edits', 'audit_log', 'agents'] as const)
      await site.db.deleteFrom(table).execute();
    await feed();
    const { results } = await listDeskProperties({ state: null, search: 'VILLA', page: 1, pageSize: 10 });
    id = results[0]?.id ?? 0;
  });

  it('are found by a reference in another script, whatever its case', async () => {
    await feed({ reference: 'Жк-Été-17' });
    const found = async (search: string) =>
      (await listDeskProperties({ state: null, search, page: 1, pageSize: 10 })).count;
    expect([await found('жк-été'), await found('ЖК-ÉTÉ'), await found('Жк-Été-17')]).toEqual([1, 1, 1]);
  });

  it('are found by words of title, place and developer', async () => {
    const found = async (search: string) =>
      (await listDeskProperties({ state: null, search, page: 1, pageSize: 10 })).results.map(
        ({ title }) => title,
      );
    expect(await found('palm jumeirah')).toEqual(['Villa']);
    expect(await found('VILLA  Dubai')).toEqual(['Villa']);
    expect(await found('tower dubai')).toEqual([]);
  });

  it('are not found under an unknown id', async () => {
    expect(await getDeskProperty(999_999)).toBeNull();
    await expect(updateProperty(999_999, { title: 'Villa' }, admin)).rejects.toMatchObject({ status: 404 });
  });

  it('are listed with place and price, which tell homes of the same title apart', async () => {
    const { results } = await listDeskProperties({ state: null, search: '', page: 1, pageSize: 10 });
    expect(results).toMatchObject([
      { title: 'Tower', district: null, city: null, price: null },
      { title: 'Villa', district: 'Palm Jumeirah', city: 'Dubai', price: 2_000_000 },
    ]);
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

  it('change the only unit with the property, until they follow the feed again', async () => {
    const sole = {
      min_area: 1_200,
      average_price: 2_000_000,
      units: [unit('101', { price: 2_000_000, area: 1_100 })],
    };
    const values = async () => {
      const property = await storedRecord(site.db, id);
      const [home] = property?.units ?? [];
      return [property?.low_price, property?.average_price, home?.price, home?.area];
    };
    await feed(sole);
    await updateProperty(id, { low_price: '1,800,000', min_area: '1,250' }, admin);
    expect(await values()).toEqual([1_800_000, 1_800_000, 1_800_000, 1_100]);
    await feed({ ...sole, description: '<p>New.</p>' });
    expect(await values()).toEqual([1_800_000, 1_800_000, 1_800_000, 1_100]);
    await updateProperty(id, { average_price: '1,900,000' }, admin);
    expect(await said()).toContainEqual(['average_price', '2000000']);
    await followFeed(id, 'average_price', admin);
    await followFeed(id, 'low_price', admin);
    expect(await values()).toEqual([2_000_000, 2_000_000, 2_000_000, 1_100]);
  });

  it('leave the units of a development as they are', async () => {
    await feed({ units: [unit('101', { price: 2_000_000 }), unit('102', { price: 2_400_000 })] });
    await updateProperty(id, { low_price: '1,800,000' }, admin);
    expect((await storedRecord(site.db, id))?.units.map(({ price }) => price)).toEqual([
      2_000_000, 2_400_000,
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
    await followFeed(id, 'title', admin);
    expect(await shown()).toMatchObject({ title: 'Villa Nova', low_price: 2_500_000 });
    await updateProperty(id, { low_price: '2000000' }, admin);
    expect(await said()).toEqual([]);
    expect(await feed({ title: 'Villa Nova' })).toBe('unchanged');
    await expect(followFeed(id, 'title', admin)).rejects.toMatchObject({ status: 404 });
  });

  it('stay hidden at the next import', async () => {
    await setHidden(id, true, admin);
    expect(await shown()).toBeNull();
    await feed({ low_price: 1_800_000 });
    expect(await shown()).toBeNull();
    const hidden = { state: 'hidden', search: '', page: 1, pageSize: 10 } as const;
    expect((await listDeskProperties(hidden)).results).toMatchObject([
      { id, is_on_site: false, off_site: 'hand' },
    ]);
    for (const ref of ['villa', `${id}`])
      expect(await findDeskProperty(ref)).toEqual({ id, off_site: 'hand' });
    await setHidden(id, false, admin);
    expect(await findDeskProperty('villa')).toEqual({ id, off_site: null });
    expect(await findDeskProperty('never-there')).toBeNull();
    expect(await shown()).toMatchObject({ low_price: 1_800_000 });
  });

  it('say when their permit has ended', async () => {
    await feed({ permit_expires_at: '2020-01-31' });
    expect(await getDeskProperty(id)).toMatchObject({ is_on_site: false, off_site: 'permit' });
  });

  it('that left their feed do not return through an edit', async () => {
    await createSqlWriter(site.db).takeOff(['contract:villa']);
    await updateProperty(id, { title: 'Villa by the Sea' }, admin);
    expect(await getDeskProperty(id)).toMatchObject({ is_on_site: false, off_site: 'feed' });
    await feed();
    expect(await getDeskProperty(id)).toMatchObject({ is_on_site: true, off_site: null });
    expect(await shown()).toMatchObject({ title: 'Villa by the Sea' });
  });

  it('that left their feed while hidden do not return when they are shown', async () => {
    const writer = createSqlWriter(site.db);
    const hidden = () => Readable.from(writer.hiddenKeys('contract')).toArray();
    await setHidden(id, true, admin);
    await updateProperty(id, { title: 'Villa by the Sea' }, admin);
    expect(await hidden()).toEqual(['contract:villa']);
    expect(await writer.takeOff(['contract:villa'])).toEqual([]);
    expect(await hidden()).toEqual([]);
    await setHidden(id, false, admin);
    expect(await getDeskProperty(id)).toMatchObject({ is_on_site: false, off_site: 'feed' });
    await feed();
    expect(await getDeskProperty(id)).toMatchObject({ is_on_site: true, off_site: null });
  });

  it('that left their feed after their permit had ended do not return with a new permit', async () => {
    const writer = createSqlWriter(site.db);
    const hidden = () => Readable.from(writer.hiddenKeys('contract')).toArray();
    await feed({ permit_expires_at: '2020-01-31' });
    expect(await hidden()).toEqual(['contract:villa']);
    expect(await writer.takeOff(['contract:villa'])).toEqual([]);
    expect(await hidden()).toEqual([]);
    await updateProperty(id, { permit_expires_at: '2090-01-31' }, admin);
    expect(await getDeskProperty(id)).toMatchObject({ is_on_site: false, off_site: 'feed' });
    await feed();
    expect(await getDeskProperty(id)).toMatchObject({ is_on_site: true, off_site: null });
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

  it('say how an amount or an area can be written', async () => {
    const bad = { low_price: '2,5,00', min_area: 'large', down_payment: '10%' };
    await expect(updateProperty(id, bad, admin)).rejects.toMatchObject({
      errors: {
        low_price: 'This is not an amount that can be read; write it as 1,450,000 or 1.45M.',
        min_area: 'This is not an area that can be read; write it as 1,480 or 137 sqm.',
        down_payment: 'This is a percentage.',
      },
    });
    await updateProperty(id, { low_price: '2 500 000', min_area: '137 sqm' }, admin);
    expect(await shown()).toMatchObject({ low_price: 2_500_000, min_area: 1_475 });
  });

  it('have a day of sale only while they are sold', async () => {
    const unsold = { errors: { sold_at: expect.stringContaining('Only a sold property') } };
    await expect(updateProperty(id, { sold_at: '2024-05-01' }, admin)).rejects.toMatchObject(unsold);
    await updateProperty(id, { sales_status: 'Sold', sold_at: '2024-05-01' }, admin);
    expect(await shown()).toMatchObject({ sold_at: '2024-05-01' });
    await updateProperty(id, { sales_status: 'Available' }, admin);
    expect(await said()).toEqual([]);
    await updateProperty(id, { sales_status: 'Sold' }, admin);
    expect(await shown()).toMatchObject({ sold_at: dubaiDay(Date.now()) });
  });

  it.each([
    [
      'follows the feed again',
      async () => {
        await updateProperty(id, { sales_status: 'Sold', sold_at: '2024-05-01' }, admin);
        await followFeed(id, 'sales_status', admin);
      },
    ],
    [
      'is offered again by the feed',
      async () => {
        await feed({ sales_status: 'Sold' });
        await updateProperty(id, { sold_at: '2024-05-01' }, admin);
        expect(await shown()).toMatchObject({ sold_at: '2024-05-01' });
        await feed();
      },
    ],
  ])('forget the day of a sale when its status %s', async (_how, offer) => {
    await offer();
    expect(await shown()).toMatchObject({ sold_at: null });
    expect(await said()).toEqual([]);
    await feed({ sales_status: 'Sold' });
    expect(await shown()).toMatchObject({ sold_at: dubaiDay(Date.now()) });
  });

  it('offer and take places and developers of properties only, and every type and status', async () => {
    await feed({ district: 'Palm Jumeirah (old)', property_type: 'Castle' });
    await feed({ district: 'Palm Jumeirah', property_type: 'Villa' });
    const { district, property_type } = await readNameChoices();
    expect(district).toContain('Palm Jumeirah');
    expect(district).not.toContain('Palm Jumeirah (old)');
    expect(property_type).toContain('Castle');
    await expect(updateProperty(id, { district: 'palm jumeirah (OLD)' }, admin)).rejects.toMatchObject({
      errors: { district: expect.stringContaining('no property has yet') },
    });
  });

  it('refuse a change based on a value that the feed has changed, and change nothing', async () => {
    const was = { title: 'Villa', low_price: '2000000' };
    await feed({ low_price: 1_300_000 });
    const both = { title: 'Villa Nova', low_price: '2500000' };
    await expect(updateProperty(id, { ...both, was }, admin)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Starting price, AED is now “1,300,000”'),
      errors: { low_price: expect.stringContaining('“1,300,000”') },
      current: { low_price: '1300000' },
    });
    expect(await said()).toEqual([]);
    await updateProperty(id, { title: both.title, was: { title: 'Villa' } }, admin);
    expect(await shown()).toMatchObject({ title: 'Villa Nova', low_price: 1_300_000 });
    expect(await said()).toEqual([['title', 'Villa']]);
    await updateProperty(id, { low_price: '2500000', was: { low_price: '1300000' } }, admin);
    expect(await shown()).toMatchObject({ low_price: 2_500_000 });
  });

  it('quote the text of a description that has changed meanwhile', async () => {
    await updateProperty(id, { description: '<p>By the <strong>sea</strong>.</p><p>Vacant.</p>' }, admin);
    const other = { description: '<p>By the marina.</p>', was: { description: '' } };
    await expect(updateProperty(id, other, admin)).rejects.toMatchObject({
      errors: { description: 'Changed meanwhile, now “By the sea. Vacant.”.' },
    });
  });

  it('accept a value that a colleague has entered meanwhile, and changes that name no earlier values', async () => {
    await updateProperty(id, { low_price: '2500000' }, admin);
    await updateProperty(id, { low_price: '2,500,000', was: { low_price: '2000000' } }, admin);
    await updateProperty(id, { low_price: '2600000' }, admin);
    expect(await shown()).toMatchObject({ low_price: 2_600_000 });
    await updateProperty(id, { low_price: 'AED 2.7M', was: { low_price: '2,600,000' } }, admin);
    expect(await shown()).toMatchObject({ low_price: 2_700_000 });
  });

  describe('with the permit number of another property', () => {
    const taken = { errors: { permit_number: 'This is that of another property, "Other".' } };
    beforeEach(async () => {
      await createSqlWriter(site.db).putProperties([
        propertyRecord('other', 'Other', { permit_number: '7100000002', city: 'Dubai' }),
      ]);
    });

    it('do not go on sale again', async () => {
      await updateProperty(id, { sales_status: 'Sold', permit_number: '7100000002' }, admin);
      await expect(updateProperty(id, { sales_status: 'Available' }, admin)).rejects.toMatchObject(taken);
      await expect(followFeed(id, 'sales_status', admin)).rejects.toMatchObject({
        message: 'The permit number is that of another property, "Other".',
      });
      expect(await shown()).toMatchObject({ sales_status: { name: 'Sold' } });
      await updateProperty(id, { title: 'Villa by the Sea' }, admin);
    });

    it('do not move into its city', async () => {
      await createSqlWriter(site.db).putProperties([propertyRecord('gulf', 'Gulf', { city: 'Abu Dhabi' })]);
      await updateProperty(id, { city: 'Abu Dhabi', permit_number: '7100-000-002' }, admin);
      await expect(updateProperty(id, { city: 'Dubai' }, admin)).rejects.toMatchObject(taken);
      await expect(followFeed(id, 'city', admin)).rejects.toMatchObject(taken);
    });

    it('are not shown again', async () => {
      await setHidden(id, true, admin);
      await createSqlWriter(site.db).putProperties([
        propertyRecord('third', 'Third', { permit_number: '7100000001', city: 'Dubai' }),
      ]);
      await expect(setHidden(id, false, admin)).rejects.toMatchObject({
        status: 422,
        message: 'The permit number is that of another property, "Third".',
      });
      expect(await shown()).toBeNull();
    });
  });

  it('need a permit number of the form of their city', async () => {
    await createSqlWriter(site.db).putProperties([propertyRecord('gulf', 'Gulf', { city: 'Abu Dhabi' })]);
    const invalid = { errors: { permit_number: 'This is not a permit number of 10 or 11 digits.' } };
    for (const sales_status of ['Available', 'Sold'])
      await expect(updateProperty(id, { permit_number: 'AD-1', sales_status }, admin)).rejects.toMatchObject(
        invalid,
      );
    await updateProperty(id, { permit_number: '7100-000-001' }, admin);
    expect(await said()).toEqual([]);
    await updateProperty(id, { city: 'Abu Dhabi', permit_number: 'AD-1' }, admin);
    await expect(updateProperty(id, { city: 'Dubai' }, admin)).rejects.toMatchObject(invalid);
    await updateProperty(id, { city: 'Dubai', permit_number: '7100-000-003' }, admin);
    expect(await shown()).toMatchObject({ permit_number: '7100000003', city: { name: 'Dubai' } });
  });

  it('refuse pictures that visitors would not see, unless they are stored already', async () => {
    const hidden = 'https://evil.example/a.jpg';
    await expect(updateProperty(id, { cover_image: hidden }, admin)).rejects.toMatchObject({
      errors: {
        cover_image:
          'Pictures from evil.example are not shown here. Use an uploaded picture, or ask for the host to be added to IMAGE_HOSTS.',
      },
    });
    await updateProperty(id, { cover_image: '/media/two.jpg' }, admin);
    await followFeed(id, 'cover_image', admin);
    await feed({ cover_image: hidden });
    await updateProperty(id, { title: 'Villa by the Sea', cover_image: hidden }, admin);
    expect((await getDeskProperty(id))?.values).toMatchObject({
      title: 'Villa by the Sea',
      cover_image: hidden,
    });
  });

  it('refuse values that only an import may correct', async () => {
    const notWhole = 'This is not a whole number from 1.';
    for (const featured_rank of ['0', '1.5', '-1', 0])
      await expect(updateProperty(id, { featured_rank }, admin)).rejects.toMatchObject({
        errors: { featured_rank: notWhole },
      });
    await updateProperty(id, { featured_rank: '2' }, admin);
    await updateProperty(id, { featured_rank: '' }, admin);
    for (const sold_at of ['2199-01-01', '2199-Q1'])
      await expect(updateProperty(id, { sold_at }, admin)).rejects.toMatchObject({
        errors: { sold_at: 'This is in the future.' },
      });
    await updateProperty(id, { sales_status: 'Sold', sold_at: '2024-05-01' }, admin);
    await expect(updateProperty(id, { title: { a: 1 }, description: [] }, admin)).rejects.toMatchObject({
      status: 422,
      errors: { title: 'Please send a text.', description: 'Please send a text.' },
    });
    const long = { title: 'a'.repeat(301), description: 'a'.repeat(100_001) };
    await expect(updateProperty(id, long, admin)).rejects.toMatchObject({
      errors: {
        title: 'This is longer than 300 characters.',
        description: 'This is longer than 100,000 characters.',
      },
    });
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
    delivery_date: 'day-or-quarter',
    permit_expires_at: 'date',
    post_delivery: 'flag',
    sales_status: 'name',
    agent_email: 'agent',
    featured_rank: 'number',
  });
  expect(controls).not.toHaveProperty('reference');
});
