import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { setUpSiteDatabase } from '@/testing/site-database';
import { addBedroomPrices } from './bedroom-price-columns';

const home = (key: string, apartment_type_id: number | null, price: number | null, status = 'Available') =>
  unit(key, { apartment_type_id, price, status });

describe.each(databaseEngines)('prices by number of bedrooms on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);

  it('are the same for properties stored before as for those written now', async () => {
    await createSqlWriter(site.db).putProperties([
      propertyRecord('tower', 'Tower', {
        units: [
          home('1', 0, 900_000),
          home('2', 2, 3_400_000),
          home('3', 2, 3_100_000, 'Sold'),
          home('4', 3, 5_000_000, 'sold out'),
          home('5', 9, 30_000_000),
          home('6', null, 100_000),
        ],
      }),
      propertyRecord('sold', 'Sold', { sales_status: 'Sold', units: [home('1', 1, 1_000_000, 'Sold')] }),
      propertyRecord('villa', 'Villa', { low_price: 5_000_000, average_bedrooms: 4 }),
      propertyRecord('unpriced', 'Unpriced', { units: [home('1', 1, null)] }),
    ]);
    const stored = async () =>
      Object.fromEntries(
        (await site.db.selectFrom('properties').select(['slug', 'bedroom_prices']).execute()).map(
          ({ slug, bedroom_prices }) => [slug, bedroom_prices],
        ),
      );
    const written = await stored();
    expect(written).toEqual({
      tower: '{"0":900000,"2":3400000,"3":null,"7":30000000}',
      sold: '{"1":1000000}',
      villa: null,
      unpriced: null,
    });
    await site.db.schema.alterTable('properties').dropColumn('bedroom_prices').execute();
    await addBedroomPrices(site.db);
    expect(await stored()).toEqual(written);
  });
});
