import { rowsOf } from '@/testing/feed-rows';
import { collectRecords } from './collect-records';
import { doubtsAbout } from './doubts';

/** Reason and value of each doubt about the properties in these rows. */
async function doubtsIn(rows: unknown[]): Promise<string[][]> {
  const file = { file: 'a.json', rows: rowsOf(rows), mapping: null, format: 'json' } as const;
  const collected = await collectRecords([file], { feedOf: () => 'a' });
  const doubts = [...collected.records()].flatMap(({ record }) => doubtsAbout(record));
  collected.close();
  return doubts.map(({ reason, value }) => [reason, value]);
}

test('names properties with a unit for sale below the starting price', async () => {
  const home = (id: number, low_price: number, units: object[]) => ({
    id,
    title: `Tower ${id}`,
    low_price,
    units,
  });
  const doubts = await doubtsIn([
    home(1, 3_000_000, [{ id: 'a', price: 2_000_000 }]),
    home(2, 3_000_000, [
      { id: 'a', price: 2_000_000, status: 'Sold' },
      { id: 'b', price: 3_000_000 },
    ]),
  ]);
  expect(doubts).toEqual([['a unit is cheaper than the starting price', 'AED 3,000,000 / AED 2,000,000']]);
});

test('names statuses of units that are unknown and count as for sale', async () => {
  const tower = (id: number, ...statuses: (string | null)[]) => ({
    id,
    title: `Tower ${id}`,
    units: statuses.map((status, index) => ({ id: index, status })),
  });
  const doubts = await doubtsIn([
    tower(1, 'Available', 'Sold Out', 'sold', 'Reserved', 'Coming_Soon', 'under-construction', 'Ready', null),
    tower(2, 'Available', 'Not released', 'Blocked'),
    tower(3, 'Cancelled'),
  ]);
  const reason = 'a unit has a status that the site does not know, so it counts as for sale';
  expect(doubts).toEqual([
    [reason, 'Not released'],
    [reason, 'Cancelled'],
  ]);
});

test('names sales statuses of properties that are unknown and count as for sale', async () => {
  const known = [
    'Available',
    'Sold',
    'Booked',
    'coming_soon',
    'Off Plan',
    'On Hold',
    'Launching soon',
    'Start of sales',
    null,
  ];
  const statuses = [...known, 'Cancelled', 'Sold STC', 'Not Available'];
  const doubts = await doubtsIn(
    statuses.map((sales_status, id) => ({ id, title: `Villa ${id}`, sales_status })),
  );
  const reason = 'its sales status is unknown to the site, so it counts as for sale';
  expect(doubts).toEqual([
    [reason, 'Cancelled'],
    [reason, 'Sold STC'],
    [reason, 'Not available'],
  ]);
});

test('names payment plans that do not add up', async () => {
  const plan = (...shares: (number | null)[]) => ({
    name: shares.join('/'),
    values: shares.map((percentage) => ({ percentage })),
  });
  const payment_plans = [plan(50, 40), plan(33.3, 33.3, 33.3), plan(60, null), plan(), plan(80, 70)];
  const reason = 'a payment plan does not add up to 100 %';
  expect(await doubtsIn([{ id: 1, title: 'Villa', payment_plans }])).toEqual([
    [reason, '50/40: 90%'],
    [reason, '80/70: 150%'],
  ]);
});

test('names coordinates outside the Emirates', async () => {
  const places = [
    [25.08, 55.14],
    [55.14, 25.08],
    [51.5, -0.12],
  ];
  const doubts = await doubtsIn(
    places.map((map_coordinates, id) => ({ id, title: 'Villa', map_coordinates })),
  );
  expect(doubts).toEqual([['its coordinates are outside the Emirates', '51.5, -0.12']]);
});
