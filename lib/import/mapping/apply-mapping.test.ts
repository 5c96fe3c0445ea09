import { applyMapping, applyRule, passes } from './apply-mapping';
import type { FieldRules, Rule } from './mapping-schema';

const complain = jest.fn();
beforeEach(() => complain.mockClear());

const row = {
  name: 'Tower',
  builder: 'Example',
  usd: 272_000,
  marked: 'USD 272,000',
  dirhams: 'AED 1M',
  size: '100.5',
  status: 'ON SALE',
  blank: '',
  tags: [{ label: 'Gym' }, { label: '25.1' }, { label: 'Pool' }],
  address: 'Arc, Marina, Dubai',
  arabic: 'برج، مارينا، دبي',
  beds: '2 - 4',
  eastern: '٢ - ٤',
  many: '7+',
  maid: '3+maid',
  gym: 1,
  pool: '0',
  spa: 'Yes',
  feet: '1,082 sq ft',
  prices: '272K - 300K',
  sizes: '100.5 - 120',
  listed: '8/5/2024',
  kinds: ['villa', 'flat', 'flat'],
};

test.each<[string, Rule, unknown]>([
  ['a path', 'name', 'Tower'],
  ['paths in turn', ['title', 'blank', 'name'], 'Tower'],
  ['alternatives', { path: ['title', 'blank', 'name'] }, 'Tower'],
  ['a constant', { value: 'Dubai' }, 'Dubai'],
  ['joined text', { join: ['name', 'blank', 'builder'], with: ' by ' }, 'Tower by Example'],
  ['a default', { path: 'blank', default: 'Dubai' }, 'Dubai'],
  ['dollars', { path: 'usd', convert: 'usd-to-aed' }, 1_000_000],
  ['dollars that say so', { path: 'marked', convert: 'usd-to-aed' }, 1_000_000],
  ['dirhams among dollars', { path: 'dirhams', convert: 'usd-to-aed' }, 1_000_000],
  ['square metres', { path: 'size', convert: 'm2-to-sqft' }, 1_082],
  ['square feet, as written', { path: 'feet', convert: 'm2-to-sqft' }, 1_082],
  ['the lower end of a range in dollars', { path: 'prices', convert: 'usd-to-aed' }, 1_000_000],
  ['the lower end of a range in square metres', { path: 'sizes', convert: 'm2-to-sqft' }, 1_082],
  ['a day with the month first', { path: 'listed', dates: 'month-first' }, '5/8/2024'],
  ['a factor', { path: 'usd', multiply: 0.5 }, 136_000],
  ['a table', { path: 'status', table: { 'on sale': 'Available' } }, 'Available'],
  ['a value beside the table', { path: 'name', table: { x: 'y' } }, 'Tower'],
  ['a correction', { path: 'name', corrections: { tower: 'The Tower' } }, 'The Tower'],
  ['a value without a correction', { path: 'name', corrections: { x: 'y' } }, 'Tower'],
  ['otherwise', { path: 'name', table: { x: 'y' }, otherwise: 'Other' }, 'Other'],
  ['a value left out', { path: 'name', table: { tower: null }, default: 'None' }, 'None'],
  ['values of a list', { path: 'tags', each: 'label' }, ['Gym', '25.1', 'Pool']],
  [
    'chosen values of a list',
    { path: 'tags', each: 'label', table: { Gym: 'Gym' }, otherwise: null },
    ['Gym'],
  ],
  ['the most frequent', { path: 'kinds', pick: 'most' }, 'flat'],
  ['one part of a text', { path: 'address', split: ',', take: -2 }, 'Marina'],
  ['one part between Arabic commas', { path: 'arabic', split: ',', take: -2 }, 'مارينا'],
  ['all parts of a text', { path: 'address', split: ',' }, ['Arc', 'Marina', 'Dubai']],
  ['a part that is missing', { path: 'address', split: ',', take: 7 }, undefined],
  ['a template', { template: '{builder}: {name} ({blank})' }, 'Example: Tower ()'],
  ['a template without values', { template: '{blank} in {missing}' }, undefined],
  ['columns of flags', { flags: { gym: 'Gym', pool: 'Pool', spa: 'Spa' } }, ['Gym', 'Spa']],
  ['the lower end of a range', { path: 'beds', range: 'low' }, 2],
  ['the upper end of a range', { path: 'beds', range: 'high' }, 4],
  ['a range in Arabic digits', { path: 'eastern', range: 'low' }, 2],
  ['an open range', { path: 'many', range: 'low' }, 7],
  ['rooms with an addition', { path: 'maid', range: 'high' }, 3],
  ['a value under a condition', { path: 'usd', when: [{ path: 'status', is: ['on sale'] }] }, 272_000],
  ['no value without the condition', { path: 'usd', when: [{ path: 'status', is: ['sold'] }] }, undefined],
  ['a name in other capitals', 'NAME', 'Tower'],
  ['nothing', { path: 'missing', convert: 'usd-to-aed' }, undefined],
])('%s', (_name, rule, expected) => {
  expect(applyRule(row, rule, { complain })).toEqual(expected);
  expect(complain).not.toHaveBeenCalled();
});

test('reports word conversions', () => {
  expect(applyRule(row, { path: 'name', convert: 'usd-to-aed' }, { complain })).toBeUndefined();
  expect(applyRule({ usd: '10%' }, { path: 'usd', convert: 'usd-to-aed' }, { complain })).toBeUndefined();
  expect(complain).toHaveBeenLastCalledWith('is a percentage', '10%');
  expect(complain).toHaveBeenCalledWith('is not a number', 'Tower');
});

test('maps units and plans one by one', () => {
  const onProblem = jest.fn();
  const mapped = applyMapping(
    {
      flats: [
        { no: 'A1', usd: 272 },
        { no: 'A2', usd: 'ask' },
      ],
      plans: [{ label: '60/40', steps: [{ share: 60 }] }],
    },
    {
      units: { path: 'flats', fields: { id: 'no', price: { path: 'usd', convert: 'usd-to-aed' } } },
      payment_plans: {
        path: 'plans',
        fields: { name: 'label', values: { path: 'steps', fields: { percentage: 'share' } } },
      },
    },
    { onProblem },
  );
  expect(mapped).toEqual({
    units: [
      { id: 'A1', price: 1_000 },
      { id: 'A2', price: undefined },
    ],
    payment_plans: [{ name: '60/40', values: [{ percentage: 60 }] }],
  });
  expect(onProblem).toHaveBeenCalledWith('unit.price', 'is not a number', 'ask');
});

test('"not available" is a status, and elsewhere a missing value', () => {
  const home = { place: 'Not available', state: 'not available', unit: 'NOT AVAILABLE' };
  const rules: FieldRules = {
    city: { path: 'place', default: 'Dubai' },
    sales_status: { path: 'state', table: { 'Not available': 'Sold' }, default: 'Available' },
    units: { row: true, fields: { id: { value: '1' }, status: 'unit' } },
  };
  expect(applyMapping(home, rules, { onProblem: jest.fn() })).toEqual({
    city: 'Dubai',
    sales_status: 'Sold',
    units: [{ id: '1', status: 'NOT AVAILABLE' }],
  });
  expect(passes(home, [{ path: 'state', not: ['Not available'] }])).toBe(false);
});

test.each([
  ['its id', { ref: 'A1', price: '900000' }, [{ id: 'A1', price: '900000' }]],
  ['an id of its own when it has none', { ref: '', price: '900000' }, [{ id: '1', price: '900000' }]],
  ['no unit when it has no value', { ref: '' }, []],
])('a row that is the unit has %s', (_name, home, units) => {
  const rules: FieldRules = { units: { row: true, fields: { id: 'ref', price: 'price' } } };
  expect(applyMapping(home, rules, { onProblem: jest.fn() })).toEqual({ units });
});

test.each([
  [[{ path: 'status', is: ['on sale'] }], true],
  [[{ path: 'status', is: ['sold'] }], false],
  [[{ path: 'status', not: ['On Sale'] }], false],
  [
    [
      { path: 'name', not: ['Villa'] },
      { path: 'status', is: ['On Sale'] },
    ],
    true,
  ],
])('filters rows by %j', (conditions, expected) => {
  expect(passes(row, conditions)).toBe(expected);
});
