import { completeRelation, parseDistrict, parseFilterOptions } from './parse-filter-options';

const onProblem = jest.fn();
beforeEach(() => onProblem.mockClear());

test('reads options of either form', () => {
  const options = parseFilterOptions(
    {
      status: 'ok',
      data: {
        property_types: [{ value: 1, label: 'Villa' }],
        property_statuses: [{ id: '2', name: 'Ready', count: '7' }],
        sales_statuses: null,
        cites: [{ id: 3, name: { en: 'Dubai' } }],
        districts: { results: [{ id: 4, name: 'Palm Jumeirah', city: { id: 3, name: 'Dubai' } }] },
        developer_companies: [
          { id: 5, name: 'Example' },
          { id: null, name: '' },
        ],
      },
    },
    onProblem,
  );
  expect(options).toEqual({
    property_types: [{ id: 1, name: 'Villa', slug: 'villa', count: null }],
    property_statuses: [{ id: 2, name: 'Ready', slug: 'ready', count: 7 }],
    sales_statuses: [],
    cities: [{ id: 3, name: 'Dubai', slug: 'dubai', count: null }],
    districts: [{ id: 4, name: 'Palm Jumeirah', slug: 'palm-jumeirah', count: null, city_id: 3 }],
    developers: [{ id: 5, name: 'Example', slug: 'example', count: null }],
  });
  expect(onProblem).toHaveBeenCalledWith('filters.developer_companies', 'has no id or no name');
});

test('a response without options is reported and returns null', () => {
  expect(parseFilterOptions({ message: 'no' }, onProblem)).toBeNull();
  expect(onProblem).toHaveBeenCalledTimes(1);
});

test.each([[{ city_id: '3' }], [{ city: 3 }], [{ city: { id: 3 } }]])(
  'finds the city of a district in %j',
  (city) => {
    expect(parseDistrict({ id: 4, name: 'Palm', ...city }, 'districts', onProblem)?.city_id).toBe(3);
  },
);

const known = [{ id: 7, name: 'Business Bay', slug: 'business-bay' }];

test.each([
  [{ id: 7, name: null, slug: null }, known[0]],
  [
    { id: null, name: 'business bay', slug: null },
    { ...known[0], name: 'business bay' },
  ],
  [
    { id: 9, name: 'Palm', slug: null },
    { id: 9, name: 'Palm', slug: 'palm' },
  ],
  [{ id: 9, name: null, slug: null }, null],
  [null, null],
])('completeRelation(%j) is %j', (relation, expected) => {
  expect(completeRelation(relation, known)).toEqual(expected);
});
