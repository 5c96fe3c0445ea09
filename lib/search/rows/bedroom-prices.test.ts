import { bedroomPrices } from './bedroom-prices';

const home = (apartment_type_id: number | null, price: number | null, status = 'Available') => ({
  apartment_type_id,
  price,
  status,
});
const pricesOf = (units: ReturnType<typeof home>[], sales_status: string | null = null) =>
  JSON.parse(bedroomPrices({ units, sales_status }) ?? 'null');

it('has the lowest price by number of bedrooms', () => {
  expect(pricesOf([home(2, 3_400_000), home(0, 900_000), home(2, 3_200_000), home(2, null)])).toEqual({
    0: 900_000,
    2: 3_200_000,
  });
});

it('counts seven bedrooms and more together', () => {
  expect(pricesOf([home(9, 90_000_000), home(7, 95_000_000)])).toEqual({ 7: 90_000_000 });
});

it('leaves out sold homes, and has no price where all are sold', () => {
  expect(pricesOf([home(1, 1_000_000, 'Sold'), home(1, 1_200_000), home(2, 2_000_000, 'sold_out')])).toEqual({
    1: 1_200_000,
    2: null,
  });
  expect(pricesOf([home(1, 1_000_000), home(1, 900_000, 'Sold')])).toEqual({ 1: 1_000_000 });
});

it('has all homes of a sold property', () => {
  expect(pricesOf([home(1, 1_000_000, 'Sold')], 'Sold')).toEqual({ 1: 1_000_000 });
});

it('is null without a home whose price and bedrooms are known', () => {
  expect(bedroomPrices({ units: [home(null, 1_000_000), home(2, null)], sales_status: null })).toBeNull();
});
