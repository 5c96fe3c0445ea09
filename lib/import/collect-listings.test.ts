import { collectListings } from './collect-listings';
import { type Mapping, parseMapping } from './mapping-schema';
import type { FeedFile } from './read-feed-file';

function feedFile(rows: unknown[], mapping: unknown = null, file = 'feed.json'): FeedFile {
  const parsed = mapping === null ? null : parseMapping(mapping);
  if (parsed && 'errors' in parsed) throw new Error(parsed.errors.join('\n'));
  const sound: Mapping | null = parsed && 'mapping' in parsed ? parsed.mapping : null;
  return { file, rows, lines: () => rows.map((_row, index) => 10 + index), mapping: sound };
}

const collect = (...files: FeedFile[]) => collectListings(files, ({ mapping }) => mapping?.feed ?? 'own');
const refusals = (collected: ReturnType<typeof collect>) =>
  collected.refused.list().map(({ reason, first }) => [reason, first.map(({ index }) => index)]);

test('our own format: keys from the reference, else the id', () => {
  const { listings } = collect(
    feedFile([
      { id: 7, reference: 'HN-7', title: 'Villa Seven' },
      { id: 8, title: 'Villa Eight' },
    ]),
  );
  expect(listings.map(({ record }) => record.key)).toEqual(['own:hn-7', 'own:8']);
});

test('rejects unusable properties with their place and keeps the others', () => {
  const collected = collect(
    feedFile([
      { id: 1, title: 'A' },
      'text',
      { id: 3 },
      { title: 'No key' },
      { id: 1, title: 'Again' },
      null,
    ]),
  );
  expect(collected.listings).toHaveLength(1);
  expect(refusals(collected)).toEqual([
    ['is not a listing but something else', [2, 6]],
    ['has no key: neither reference nor id', [4]],
    ['has no title', [3]],
    ['repeats the key of an earlier listing', [5]],
  ]);
  expect(collected.refused.list()[0]?.first[0]).toMatchObject({
    file: 'feed.json',
    index: 2,
    line: 11,
    title: null,
  });
});

test('drops and counts implausible values', () => {
  const collected = collect(
    feedFile([
      { id: 1, title: 'A', low_price: 5, map_coordinates: '0,0' },
      { id: 2, title: 'B', low_price: 7 },
    ]),
  );
  expect(collected.listings.map(({ record }) => record.low_price)).toEqual([null, null]);
  expect(collected.leftOut.list().map(({ reason, count }) => [reason, count])).toEqual([
    ['property.low_price is outside 1,000 to 100,000,000,000', 2],
    ['property.map_coordinates is 0,0', 1],
  ]);
});

test('reports prices per square foot that cannot be right, and keeps them', () => {
  const collected = collect(
    feedFile([
      { id: 1, title: 'A', low_price: 1_097_000, min_area: 14_531 },
      { id: 2, title: 'B', units: [{ id: 'x', area: 110, price: 2_250_000 }] },
      { id: 3, title: 'C', low_price: 1_500_000, min_area: 900 },
    ]),
  );
  expect(collected.listings.map(({ record }) => record.low_price)).toEqual([1_097_000, 2_250_000, 1_500_000]);
  expect(collected.doubtful.list().map(({ reason, count }) => [reason, count])).toEqual([
    ['price per sq ft is outside AED 150 to 20,000', 2],
  ]);
});

test('computes missing values from the units', () => {
  const units = [
    { id: 'a', bedrooms: 0, area: 400, price: 900_000 },
    { id: 'b', bedrooms: 3, area: 1.18, price: 1_200_000 },
    { id: 'b', bedrooms: null, area: 1_000, price: 0 },
  ];
  const collected = collect(
    feedFile([{ id: 1, title: 'A', sales_status: 'Sold', images: ['/1.jpg', '/2.jpg'], units }]),
  );
  expect(collected.listings[0]?.record).toMatchObject({
    cover_image: '/1.jpg',
    images: ['/2.jpg'],
    low_price: 900_000,
    average_price: 1_050_000,
    min_area: 400,
    average_area: 700,
    average_bedrooms: 1.5,
    units: [
      { key: 'a', area: 400, status: 'Sold' },
      { key: 'b', area: null, price: 1_200_000, status: 'Sold' },
      { key: 'b#2', apartment_type_id: null, price: null, status: 'Sold' },
    ],
  });
});

const base = {
  feed: 'base',
  key: { join: ['name', 'maker'], with: ' by ' },
  fields: { title: 'name', developer: 'maker', district: 'area' },
};
const detail = {
  feed: 'detail',
  match: { by: ['title', 'developer'] },
  fields: { id: 'id', title: 'name', developer: 'maker', district: 'area', description: 'text' },
};

test('a second feed completes properties of the first by name', () => {
  const collected = collect(
    feedFile(
      [
        { name: 'Sun', maker: 'X', area: 'Palm' },
        { name: 'Sun', maker: 'Y' },
        { name: 'Moon', maker: 'X' },
      ],
      base,
    ),
    feedFile(
      [
        { id: 1, name: 'SUN ', maker: 'y', area: 'Marina', text: 'Bright' },
        { id: 2, name: 'Sun', maker: 'X', area: 'Marina' },
        { id: 3, name: 'Star', maker: 'X' },
        { id: 4, name: 'Sun', maker: 'X' },
      ],
      detail,
    ),
  );
  expect(
    collected.listings.map(({ record }) => [record.key, record.title, record.district, record.description]),
  ).toEqual([
    ['base:sun by x', 'Sun', 'Palm', null],
    ['base:sun by y', 'Sun', 'Marina', 'Bright'],
    ['base:moon by x', 'Moon', null, null],
  ]);
  expect(collected.merged).toBe(2);
  expect(refusals(collected)).toEqual([
    ['matches a listing that was joined already', [4]],
    ['matches no listing', [3]],
  ]);
});

test('an ambiguous name is not matched', () => {
  const collected = collect(
    feedFile(
      [
        { name: 'Sun', maker: 'X' },
        { name: 'Sun', maker: 'Y' },
      ],
      base,
    ),
    feedFile([{ id: 1, name: 'Sun' }], { ...detail, match: { by: ['title'] } }),
  );
  expect(refusals(collected)).toEqual([['matches several listings by title', [1]]]);
});

test('unmatched rows can become new properties', () => {
  const collected = collect(
    feedFile([{ name: 'Sun', maker: 'X' }], base),
    feedFile([{ id: 9, name: 'Star', maker: 'X' }], { ...detail, match: { unmatched: 'create' } }),
  );
  expect(collected.listings.map(({ record }) => record.key)).toEqual(['base:sun by x', 'detail:9']);
});

test('rows excluded by the mapping are counted, not rejected', () => {
  const collected = collect(
    feedFile(
      [
        { name: 'Sun', maker: 'X', deal: 'rent' },
        { name: 'Moon', maker: 'X', deal: 'sale' },
      ],
      {
        ...base,
        only: [{ path: 'deal', is: 'sale' }],
      },
    ),
  );
  expect(collected.skipped).toBe(1);
  expect(collected.listings).toHaveLength(1);
  expect(collected.refused.total()).toBe(0);
});
