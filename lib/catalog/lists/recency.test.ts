import { recencyOf } from './recency';

const bare = { low_price: null, average_price: null, cover_image: null, district: null };

it('sorts by date; without one by the number of known facts, then by a digest of the key', () => {
  const dated = recencyOf('2024-08-14T00:00:00.000Z', 'a', bare);
  const priced = recencyOf(null, 'b', { ...bare, average_price: 2_000_000 });
  const whole = recencyOf(null, 'c', { ...bare, low_price: 1, cover_image: '/a.jpg', district: 'Marina' });
  const empty = recencyOf(null, 'd', bare);
  expect([empty, dated, whole, priced].sort().reverse()).toEqual([dated, whole, priced, empty]);
  expect(recencyOf(null, 'e', bare)).not.toBe(empty);
});
