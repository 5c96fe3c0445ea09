import { propertyRecord } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { forgetCatalog, setUpSiteDatabase } from '@/testing/site-database';
import { createSqlWriter } from '../sql/write/writer';
import { propertyNamed } from './property-by-reference';

describe.each(databaseEngines)('the property that staff name on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);

  beforeAll(async () => {
    forgetCatalog();
    await createSqlWriter(site.db).putProperties([
      propertyRecord('villa', 'Villa', { reference: 'HN-1042' }),
      propertyRecord('tower', 'Tower', { reference: null }),
    ]);
  });

  it.each([
    ['HN-1042', 'villa', 'HN-1042'],
    ['https://agency.example/properties/villa/units/7?utm_source=x', 'villa', 'HN-1042'],
    ['https://agency.example/properties/tower', 'tower', null],
    ['/properties/tower#units', 'tower', null],
    ['HN-7', undefined, 'HN-7'],
    ['/properties/unknown', undefined, '/properties/unknown'],
    ['', undefined, null],
  ])('%j is %s', async (text, slug, reference) => {
    const named = await propertyNamed(text);
    expect([named.property?.slug, named.reference]).toEqual([slug, reference]);
  });
});
