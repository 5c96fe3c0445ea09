import { rowsOf } from '@/testing/feed-rows';
import type { FeedFile } from '../feed-file';
import { type Mapping, parseMapping } from '../mapping/mapping-schema';
import { type Collected, collectRecords, type FinishedRecord } from './collect-records';

function feedFile(rows: unknown[], mapping: unknown = null, file = 'feed.json'): FeedFile {
  const parsed = mapping === null ? null : parseMapping(mapping);
  if (parsed && 'errors' in parsed) throw new Error(parsed.errors.join('\n'));
  const sound: Mapping | null = parsed && 'mapping' in parsed ? parsed.mapping : null;
  return { file, rows: rowsOf(rows), mapping: sound, format: 'json' };
}

async function collect(
  ...files: FeedFile[]
): Promise<Omit<Collected, 'records'> & { records: FinishedRecord[] }> {
  const collected = await collectRecords(files, { feedOf: ({ mapping }) => mapping?.feed ?? 'own' });
  const records = [...collected.records()];
  collected.close();
  return { ...collected, records };
}

const refusals = ({ refused }: Pick<Collected, 'refused'>) =>
  refused.list().map(({ reason, first }) => [reason, first.map(({ position }) => position.index)]);

test('our own format: keys from the reference, else the id', async () => {
  const { records } = await collect(
    feedFile([
      { id: 7, reference: 'HN-7', title: 'Villa Seven' },
      { id: 8, title: 'Villa Eight' },
    ]),
  );
  expect(records.map(({ record }) => record.key)).toEqual(['own:hn-7', 'own:8']);
});

describe('completion', () => {
  const rates = async (...given: unknown[]) => {
    const rows = given.map((completion_rate, id) => ({ id, title: `Tower ${id}`, completion_rate }));
    const { records } = await collect(feedFile(rows));
    return records.map(({ record }) => record.completion_rate);
  };

  test('in fractions is read as percent when all properties have fractions', async () => {
    expect(await rates(0.85, '0.07', 0, 1, null)).toEqual([85, 7, 0, 100, null]);
  });

  test.each([
    ['another is above 1', 0.85, 0.3, 40],
    ['they have a percent sign', '0.85%', '0.3%', null],
    ['only one is a fraction', 0.5, 0.5, 1],
  ])('below 1 stays when %s', async (_case, ...given) => {
    expect(await rates(...given)).toEqual(given.map((rate) => rate && Number.parseFloat(String(rate))));
  });

  test('stays in an export', async () => {
    const row = (id: number) => ({
      key: `own:${id}`,
      feed: 'own',
      title: `Tower ${id}`,
      completion_rate: id / 10,
    });
    const { records } = await collect(feedFile([row(1), row(2)]));
    expect(records.map(({ record }) => record.completion_rate)).toEqual([0.1, 0.2]);
  });
});

test('rejects unusable properties with their place and keeps the others', async () => {
  const collected = await collect(
    feedFile([
      { id: 1, title: 'A' },
      'text',
      { id: 3 },
      { title: 'No key' },
      { id: 1, title: 'Again' },
      null,
    ]),
  );
  expect(collected.records).toHaveLength(1);
  expect(refusals(collected)).toEqual([
    ['is not a property but something else', [2, 6]],
    ['has no key: neither reference nor id', [4]],
    ['has no title', [3]],
    ['repeats the key of an earlier property', [5]],
  ]);
  expect(collected.refused.list()[0]?.first[0]?.position).toMatchObject({
    file: 'feed.json',
    index: 2,
    line: 11,
    title: null,
  });
});

test('reads the names of our own format in any spelling, and names columns that no field has', async () => {
  const collected = await collect(
    feedFile([
      { ID: 1, Title: 'A', 'Low Price': 2_000_000, 'low price': 9, 'Asking (AED)': null, agent_fax: 'x' },
      { ID: 2, Title: 'B', low_price: 3_000_000, LowPrice: 4_000_000, 'Asking (AED)': 5 },
      { ID: 3, Title: 'C', 'Asking (AED)': 6 },
    ]),
  );
  const prices = collected.records.map(({ record }) => [record.key, record.title, record.low_price]);
  expect(prices).toEqual([
    ['own:1', 'A', 2_000_000],
    ['own:2', 'B', 3_000_000],
    ['own:3', 'C', null],
  ]);
  expect(
    collected.leftOut.list().map(({ reason, count, first }) => [reason, count, first[0]?.position.index]),
  ).toEqual([
    ['"Asking (AED)" is not a field, so it is left out of all rows', 1, 2],
    ['"low price" is not a field, so it is left out of all rows', 1, 1],
    ['"LowPrice" is not a field, so it is left out of all rows', 1, 2],
  ]);
});

test('reports relations and facilities that are numbers without a name', async () => {
  const collected = await collect(
    feedFile([
      { id: 1, title: 'A', district: 12, developer: { id: 7 }, city: 'Dubai', facilities: [3, 'Gym'] },
    ]),
  );
  expect(collected.records[0]?.record).toMatchObject({
    district: null,
    developer: null,
    facilities: ['Gym'],
  });
  expect(collected.leftOut.list().map(({ reason, first }) => [reason, first[0]?.detail?.value])).toEqual([
    ['property.developer is a number without a name', '7'],
    ['property.district is a number without a name', '12'],
    ['property.facilities is a number without a name', '3'],
  ]);
});

test('keeps the capitals and bars of a title in a row of an export, where the desk wrote them', async () => {
  const title = 'ATLANTIS | THE ROYAL';
  const { records } = await collect(
    feedFile([
      { id: 1, title },
      { feed: 'own', key: '2', title },
    ]),
  );
  expect(records.map(({ record }) => record.title)).toEqual(['Atlantis, The Royal', title]);
});

test('drops and counts implausible values', async () => {
  const collected = await collect(
    feedFile([
      { id: 1, title: 'A', low_price: 5, map_coordinates: '0,0' },
      { id: 2, title: 'B', low_price: 7 },
    ]),
  );
  expect(collected.records.map(({ record }) => record.low_price)).toEqual([null, null]);
  expect(collected.leftOut.list().map(({ reason, count }) => [reason, count])).toEqual([
    ['property.low_price is outside 1,000 to 100,000,000,000', 2],
    ['property.map_coordinates is 0,0', 1],
  ]);
  expect(collected.leftOut.list()[0]?.first.map(({ detail }) => detail)).toEqual([
    { column: 'low_price', value: '5' },
    { column: 'low_price', value: '7' },
  ]);
});

test('computes missing values from the units', async () => {
  const units = [
    { id: 'a', bedrooms: 0, area: 400, price: 900_000 },
    { id: 'b', bedrooms: 3, area: 1.18, price: 1_200_000 },
    { id: 'b', bedrooms: null, area: 1_000, price: 0 },
  ];
  const collected = await collect(
    feedFile([{ id: 1, title: 'A', sales_status: 'Sold', images: ['/1.jpg', '/2.jpg'], units }]),
  );
  expect(collected.records[0]?.record).toMatchObject({
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

test('takes no district that is only the city', async () => {
  const rows = ['DUBAI', 'Dubai Marina'].map((district, id) => ({ id, title: 'A', city: 'Dubai', district }));
  const { records } = await collect(feedFile(rows));
  expect(records.map(({ record }) => record.district)).toEqual([null, 'Dubai Marina']);
});

test('computes prices from the units for sale', async () => {
  const units = [
    { id: 'a', price: 900_000, status: 'Sold' },
    { id: 'b', price: 1_200_000, status: 'Reserved' },
    { id: 'c', price: 1_400_000 },
  ];
  const gone = units.map((unit) => ({ ...unit, status: 'Sold out' }));
  const { records } = await collect(
    feedFile([
      { id: 1, title: 'A', units },
      { id: 2, title: 'B', units: gone },
    ]),
  );
  expect(records.map(({ record }) => [record.low_price, record.average_price])).toEqual([
    [1_200_000, 1_300_000],
    [null, null],
  ]);
});

test.each(['Sold', 'Sold Out', 'sold_out'])(
  'units without a status are sold when their property is %s',
  async (sales_status) => {
    const units = [{ id: 'a' }, { id: 'b', status: 'Reserved' }];
    const { records } = await collect(feedFile([{ id: 1, title: 'A', sales_status, units }]));
    expect(records[0]?.record.units.map(({ status }) => status)).toEqual(['Sold', 'Reserved']);
  },
);

test('lists may be JSON in the cells of a table', async () => {
  const row = {
    id: '1',
    title: 'A',
    units: JSON.stringify([{ id: 'a', price: 900_000 }]),
    payment_plans: JSON.stringify([{ name: 'Plan', payments: [{ name: 'Booking', percent: 100 }] }]),
    property_images: JSON.stringify(['/1.jpg', '/2.jpg']),
    facilities: JSON.stringify(['Gym, indoor', 'Pool']),
  };
  const { records, leftOut } = await collect(feedFile([row]));
  expect(leftOut.list()).toEqual([]);
  expect(records[0]?.record).toMatchObject({
    cover_image: '/1.jpg',
    images: ['/2.jpg'],
    facilities: ['Gym, indoor', 'Pool'],
    payment_plans: [{ name: 'Plan' }],
    units: [{ key: 'a', price: 900_000 }],
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

test('a second feed completes properties of the first by name', async () => {
  const collected = await collect(
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
    collected.records.map(({ record }) => [record.key, record.title, record.district, record.description]),
  ).toEqual([
    ['base:sun by x', 'Sun', 'Palm', null],
    ['base:sun by y', 'Sun', 'Marina', 'Bright'],
    ['base:moon by x', 'Moon', null, null],
  ]);
  expect(collected.merged).toBe(2);
  expect(refusals(collected)).toEqual([
    ['matches a property that was already merged', [4]],
    ['matches no property', [3]],
  ]);
});

test('an ambiguous name is not matched', async () => {
  const collected = await collect(
    feedFile(
      [
        { name: 'Sun', maker: 'X' },
        { name: 'Sun', maker: 'Y' },
      ],
      base,
    ),
    feedFile([{ id: 1, name: 'Sun' }], { ...detail, match: { by: ['title'] } }),
  );
  expect(refusals(collected)).toEqual([['matches several properties by title', [1]]]);
});

test('unmatched rows can become new properties', async () => {
  const collected = await collect(
    feedFile([{ name: 'Sun', maker: 'X' }], base),
    feedFile([{ id: 9, name: 'Star', maker: 'X' }], { ...detail, match: { unmatched: 'create' } }),
  );
  expect(collected.records.map(({ record }) => record.key)).toEqual(['base:sun by x', 'detail:9']);
});

test('rows excluded by the mapping are counted, not rejected', async () => {
  const collected = await collect(
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
  expect(collected.records).toHaveLength(1);
  expect(collected.refused.total()).toBe(0);
});

const flats = {
  feed: 'flats',
  key: 'ref',
  remove: [{ path: 'state', is: 'deleted' }],
  group: { by: ['tower', 'area'], only: [{ path: 'offplan', is: 'Yes' }], fields: { title: 'tower' } },
  fields: {
    title: 'headline',
    district: 'area',
    facilities: { path: 'features', split: '|' },
    units: { row: true, fields: { id: 'ref', price: 'price', apartment_type_id: 'beds' } },
  },
};

test('rows of a development become its units, other rows are not grouped', async () => {
  const row = { tower: 'Arc', area: 'Marina', offplan: 'Yes', headline: 'Act now' };
  const collected = await collect(
    feedFile(
      [
        { ...row, ref: 'A', price: 2_000_000, beds: 2, features: 'Gym' },
        { ...row, ref: 'B', price: 3_000_000, offplan: 'No', headline: 'Sea view' },
        { ...row, ref: 'C', price: 1_500_000, beds: -1, features: 'Pool|Gym' },
        { ...row, ref: 'C', price: 1_500_000 },
        { ...row, ref: 'D', price: 1_800_000, tower: '', headline: 'No tower' },
      ],
      flats,
    ),
  );
  expect(collected.records.map(({ record }) => record)).toMatchObject([
    {
      key: 'flats:arc | marina',
      title: 'Arc',
      low_price: 1_500_000,
      average_bedrooms: 1,
      facilities: ['Gym', 'Pool'],
      units: [{ key: 'A' }, { key: 'C', apartment_type_id: 0 }],
    },
    { key: 'flats:b', title: 'Sea view', units: [{ key: 'B' }] },
    { key: 'flats:d', title: 'No tower' },
  ]);
  expect(refusals(collected)).toEqual([['repeats the key of an earlier property', [4]]]);
});

test('rows that a feed marks as deleted hide their property, unless another row has its key', async () => {
  const row = { tower: 'Arc', area: 'Marina', offplan: 'Yes', headline: 'Arc' };
  const collected = await collect(
    feedFile(
      [
        { ...row, ref: 'A', state: 'deleted' },
        { ...row, ref: 'B', state: 'live' },
        { ref: 'C', headline: 'Villa', state: 'Deleted' },
      ],
      flats,
    ),
  );
  expect(collected.removedKeys).toEqual(['flats:c']);
  expect(collected.records.map(({ record }) => record.units.length)).toEqual([1]);
});

test('reports values without an entry in a table with their column, but not values without a correction', async () => {
  const collected = await collect(
    feedFile([{ ref: 1, name: 'A', state: 'Reserved', place: 'Meydan' }], {
      key: 'ref',
      fields: {
        title: 'name',
        district: { path: 'place', corrections: { JLT: 'Jumeirah Lakes Towers' } },
        sales_status: { path: 'state', table: { open: 'Available' }, otherwise: null },
      },
    }),
  );
  expect(collected.unmapped.list()).toMatchObject([
    {
      reason: 'sales_status: "Reserved"',
      count: 1,
      first: [{ detail: { column: 'state', value: 'Reserved' } }],
    },
  ]);
});

test('a row with more cells than columns is refused, other rows are imported', async () => {
  const collected = await collect(
    feedFile([
      { id: 1, title: 'A' },
      { id: 2, title: 'B', '@surplus': ['x'] },
      { id: 3, title: 'C' },
    ]),
  );
  expect(refusals(collected)).toEqual([['has more cells than the header has columns', [2]]]);
  expect(collected.count).toBe(2);
});

describe('a type that the feed does not state', () => {
  const typesOf = ({ records }: { records: FinishedRecord[] }) =>
    records.map(({ record, hasTypeFromTitle }) => [record.property_type, hasTypeFromTitle]);

  test('is the one that the title names', async () => {
    const rows = [
      { id: 1, title: 'Lagoon Villas' },
      { id: 2, title: 'Lagoon Villas Two', property_type: 'Compound' },
      { id: 3, title: 'Marina Heights' },
    ];
    expect(typesOf(await collect(feedFile(rows)))).toEqual([
      ['Villa', true],
      ['Compound', false],
      [null, false],
    ]);
  });

  test('is the one of another file before that of the title', async () => {
    const mapping = {
      feed: 'more',
      fields: { id: 'id', title: 'name', property_type: 'kind' },
      match: { by: ['title'] },
    };
    const collected = await collect(
      feedFile([{ id: 1, title: 'Lagoon Villas' }]),
      feedFile([{ id: 9, name: 'Lagoon Villas', kind: 'Townhouse' }], mapping),
    );
    expect(typesOf(collected)).toEqual([['Townhouse', false]]);
  });

  test('stays unknown in a row of an export, because the desk can have removed it', async () => {
    const exported = { feed: 'own', key: '1', title: 'Lagoon Villas' };
    expect(typesOf(await collect(feedFile([exported])))).toEqual([[null, false]]);
  });
});

test('refuses rows of a table with a cut list or of totals; a property with a cut list is still in the feed', async () => {
  const rows = [
    { reference: 'HN-1', title: 'Villa', units: '[{"id":"1","price":2000000}]' },
    { reference: 'HN-2', title: 'Tower', units: '[{"id":"1","pri' },
    { reference: 'Total', title: '2 homes', units: '' },
  ];
  const collected = await collect({ ...feedFile(rows), format: 'table' });
  expect(refusals(collected)).toEqual([
    ['has a list that cannot be read, perhaps cut by a spreadsheet', [2]],
    ['is a row of totals', [3]],
  ]);
  expect(collected.records.map(({ record }) => record.key)).toEqual(['own:hn-1']);
});

test('reports once which sheet of a workbook is read', async () => {
  const rows = [1, 2].map((id) => ({ id, title: `Villa ${id}` }));
  const { doubtful } = await collect({ ...feedFile(rows), sheetNote: 'only the sheet "A" is read, not "B"' });
  expect(doubtful.list()).toMatchObject([{ reason: 'only the sheet "A" is read, not "B"', count: 1 }]);
});
