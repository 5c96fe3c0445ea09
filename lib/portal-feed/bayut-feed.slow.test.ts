import type { Kysely } from 'kysely';
import type { PropertyRecord } from '@/lib/catalog/record';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import type { TestServer } from '@/testing/contract/postgres-server';
import { databaseEngines } from '@/testing/engines';
import { bayutFeed, recordSent, type SentReferences } from './bayut-feed';

const villa = propertyRecord('villa', 'Villa ]]> & Garden', {
  reference: 'HN 1',
  property_type: 'Villa',
  property_status: 'Ready',
  sales_status: 'Available',
  city: 'Dubai',
  district: 'Palm Jumeirah',
  community: 'Frond M',
  low_price: 12_000_000,
  permit_number: '7100000001',
  permit_expires_at: '2199-12-31',
  description: '<p>Quiet &amp; green</p>',
  cover_image: '/media/villa.jpg',
  facilities: ['Pool'],
  units: [unit('1', { apartment_type_id: 0, area: 455.4, price: 11_000_000 })],
  updated_at: '2026-03-01T20:30:00.000Z',
});
const tower = propertyRecord('tower', 'Tower', {
  reference: 'HN-2',
  property_type: 'Apartment',
  property_status: 'Off Plan',
  city: 'Dubai',
  permit_number: '7100000002',
  units: [
    unit('A 1', { apartment_type_id: 2, price: 2_000_000 }),
    unit('B', { price: 3_000_000, status: 'Sold' }),
    unit('E', { price: 3_000_000, status: 'sold_out' }),
    unit('C', { price: null }),
    unit('D', { apartment_type_id: null, price: 4_000_000 }),
  ],
});

describe.each(databaseEngines)('the feed for Bayut on %s', (_engine, start) => {
  let server: TestServer;
  let db: Kysely<Database>;

  beforeAll(async () => {
    server = await start();
    db = await openDatabase(server.url, { connections: server.connections });
  });
  beforeEach(async () => {
    await db.deleteFrom('properties').execute();
    await db.deleteFrom('portal_listings').execute();
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });
  const put = (...records: PropertyRecord[]) => createSqlWriter(db).putProperties(records);

  async function read() {
    const sent: SentReferences = { live: [], deleted: [] };
    let xml = '';
    for await (const piece of bayutFeed(db, sent)) xml += piece;
    return { xml, sent };
  }

  it("contains a ready home in the portal's format, without unknown values", async () => {
    await put(villa);
    const { xml } = await read();
    expect(xml).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>\n<Properties>\n<Property>',
        '<Property_Ref_No><![CDATA[HN-1]]></Property_Ref_No>',
        '<Permit_Number><![CDATA[7100000001]]></Permit_Number>',
        '<Property_Status><![CDATA[live]]></Property_Status>',
        '<Property_purpose><![CDATA[Buy]]></Property_purpose>',
        '<Property_Type><![CDATA[Villa]]></Property_Type>',
        '<Property_Size><![CDATA[455]]></Property_Size>',
        '<Property_Size_Unit><![CDATA[SQFT]]></Property_Size_Unit>',
        '<Bedrooms><![CDATA[-1]]></Bedrooms>',
        '<Features><Feature><![CDATA[Pool]]></Feature></Features>',
        '<Off_plan><![CDATA[No]]></Off_plan>',
        '<Portals><Portal><![CDATA[Bayut]]></Portal><Portal><![CDATA[dubizzle]]></Portal></Portals>',
        '<Last_Updated><![CDATA[2026-03-02 00:30:00]]></Last_Updated>',
        '<Property_Title><![CDATA[Villa ]]]]><![CDATA[> & Garden]]></Property_Title>',
        '<Property_Description><![CDATA[Quiet & green]]></Property_Description>',
        '<Price><![CDATA[11000000]]></Price>',
        '<City><![CDATA[Dubai]]></City>',
        '<Locality><![CDATA[Palm Jumeirah]]></Locality>',
        '<Sub_Locality><![CDATA[Frond M]]></Sub_Locality>',
        '<Tower_Name><![CDATA[Villa ]]]]><![CDATA[> & Garden]]></Tower_Name>',
        '<Images><Image><![CDATA[http://localhost:3000/media/villa.jpg]]></Image></Images>',
        '</Property>\n</Properties>\n',
      ].join(''),
    );
  });

  it('contains the available units of a project, and no home that may not be advertised', async () => {
    await put(
      tower,
      { ...villa, key: 'a', slug: 'a', permit_number: null },
      { ...villa, key: 'b', slug: 'b', permit_expires_at: '2020-01-01' },
      { ...villa, key: 'c', slug: 'c', sales_status: 'Sold' },
      { ...villa, key: 'd', slug: 'd', is_sample: true },
      { ...villa, key: 'e', slug: 'e', low_price: null, units: [] },
    );
    const { sent, xml } = await read();
    expect(sent.live).toEqual(['HN-2-UA-1', 'HN-2-UD']);
    expect(xml).toContain('<![CDATA[2 Bedroom Apartment at Tower]]>');
    expect(xml).toContain('<![CDATA[Apartment at Tower]]>');
  });

  it('contains the first of several homes with one reference', async () => {
    await put(villa, { ...villa, key: 'a', slug: 'a', low_price: 1, units: [] });
    const { sent, xml } = await read();
    expect(sent.live).toEqual(['HN-1']);
    expect(xml.match(/<Property>/g)).toHaveLength(1);
  });

  it('leaves homes alone that only another portal has received', async () => {
    const others = { portal: 'another', reference: 'HN-1' };
    await db.insertInto('portal_listings').values(others).execute();
    expect((await read()).sent.deleted).toEqual([]);
    await recordSent(db, { live: [], deleted: ['HN-1'] });
    const stored = db.selectFrom('portal_listings').select(['portal', 'reference']);
    expect(await stored.execute()).toEqual([others]);
  });

  it('lists a removed home as deleted once, if the portal had received it', async () => {
    await put(villa, tower);
    await read();
    await put({ ...villa, sales_status: 'Sold' });
    expect((await read()).sent.deleted).toEqual([]);

    await put(villa);
    await recordSent(db, (await read()).sent);
    await put({ ...villa, sales_status: 'Sold' });
    const removed = await read();
    expect(removed.sent.deleted).toEqual(['HN-1']);
    expect(removed.xml).toContain(
      '<Property><Property_Ref_No><![CDATA[HN-1]]></Property_Ref_No><Property_Status><![CDATA[deleted]]></Property_Status></Property>',
    );
    await recordSent(db, removed.sent);
    expect((await read()).xml).not.toContain('deleted');

    await put(villa);
    expect((await read()).sent.live).toContain('HN-1');
  });
});
