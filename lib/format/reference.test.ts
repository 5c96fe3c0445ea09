import { shownReference } from './reference';

test.each(['R-100', 'HN-1042', 'hn-1042', 'AP1234', '2112-111-1', 'SAMPLE-7', 'villa-12'])(
  '%s is shown',
  (text) => {
    expect(shownReference(text)).toBe(text);
  },
);

test.each([
  'vitality-residence',
  'riverside-views-azure-2',
  'damac_hills_2_victoria',
  '82656810-ff4c-5198-a48d-5fea8079ed65',
  '65f1c0a2b7e4d8c9a0b1c2d3',
  ' ',
  null,
  undefined,
])('%j is not shown', (text) => {
  expect(shownReference(text)).toBeNull();
});
