import type { PropertyRecord, UnitRecord } from '@/lib/catalog/record';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import { advertisedHomes } from './advertised-homes';

const inAYear = Math.floor(Date.now() / 1_000) + 365 * 24 * 60 * 60;

function homesOf(known: Partial<PropertyRecord>, units: Partial<UnitRecord>[] = [], hidden_from = inAYear) {
  const record = propertyRecord('villa', 'Villa', {
    city: 'Dubai',
    permit_number: '7100000001',
    property_status: 'Ready',
    low_price: 5_000_000,
    ...known,
    units: units.map((values, index) => unit(String(index + 1), { price: 1_000_000, ...values })),
  });
  return advertisedHomes({ ...record, id: 7, slug: 'villa', updated_at: '2026-01-01', hidden_from });
}
const pricesOf = (...given: Parameters<typeof homesOf>) => homesOf(...given).map(({ price }) => price);

it.each([
  ['without a permit', { permit_number: null }],
  ['with a number that no permit in Dubai has', { permit_number: '71-00' }],
  ['that is sold', { sales_status: 'Sold out' }],
  ['that is reserved', { sales_status: 'Reserved' }],
  ['that is on hold', { sales_status: 'On Hold' }],
  ['that is reserved, in Arabic', { sales_status: 'محجوزة' }],
  ['without a price', { low_price: null }],
])('leaves out a home %s', (_what, known) => {
  expect(homesOf({})).toHaveLength(1);
  expect(homesOf(known)).toEqual([]);
});

it('leaves out a home that is off the site', () => {
  expect(homesOf({}, [], Math.floor(Date.now() / 1_000) - 1)).toEqual([]);
});

it('takes the average price of a home without a lowest one', () => {
  expect(pricesOf({ low_price: null, average_price: 6_000_000 })).toEqual([6_000_000]);
});

it('names a home without a reference by its id', () => {
  expect(homesOf({ reference: null })).toMatchObject([{ reference: 'P7' }]);
});

it.each(['Sold', 'Reserved', 'reserved until May', 'Booked'])('leaves out a unit that is %s', (status) => {
  const units = [{ status }, { price: 2_000_000 }];
  expect(pricesOf({ property_status: 'Off Plan' }, units)).toEqual([2_000_000]);
  expect(pricesOf({}, units)).toEqual([2_000_000]);
});

it.each(['Off Plan', 'Ready'])('leaves out a property (%s) without an available unit', (property_status) => {
  expect(homesOf({ property_status }, [{ status: 'Sold' }, { status: 'Reserved' }])).toEqual([]);
});

it('gives a ready building with several units its own price, size and rooms', () => {
  const units = [
    { area: 900, apartment_type_id: 2 },
    { price: 2_000_000, area: 1_200, apartment_type_id: 3 },
  ];
  expect(homesOf({ min_area: 900 }, units)).toMatchObject([
    { price: 5_000_000, area: 900, bedrooms: null, bathrooms: null, floorPlan: null },
  ]);
});

it('gives a property its own price while the prices of its available units are unknown', () => {
  expect(pricesOf({ property_status: 'Off Plan' }, [{ price: null }])).toEqual([5_000_000]);
});
