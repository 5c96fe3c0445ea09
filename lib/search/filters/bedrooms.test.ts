import { bedroomsLabel, bedroomsMask } from './bedrooms';

it.each([
  [[0], 'Studio'],
  [[1], '1 bedroom'],
  [[2], '2 bedrooms'],
  [[2, 3], '2 or 3 bedrooms'],
  [[2, 3, 4], '2–4 bedrooms'],
  [[0, 1], 'Studio or 1 bedroom'],
  [[0, 2], 'Studio or 2 bedrooms'],
  [[4, 5, 6, 7], '4+ bedrooms'],
  [[7], '7+ bedrooms'],
])('%j is labelled %s', (counts, label) => {
  expect(bedroomsLabel(counts)).toBe(label);
});

it('sets one bit per number, and one for seven and more', () => {
  expect(bedroomsMask([0, 2, 2])).toBe(0b101);
  expect(bedroomsMask([7, 12])).toBe(0b1000_0000);
  expect(bedroomsMask([-1])).toBe(0);
});
