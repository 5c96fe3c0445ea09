import { parseUnit } from './parse-unit';

const onProblem = jest.fn();
beforeEach(() => onProblem.mockClear());

test.each([
  ['bedrooms', { id: 1, bedrooms: '5+' }, { apartment_type_id: 5 }],
  ['studio', { id: 1, apartment_type_id: 'Studio' }, { apartment_type_id: 0 }],
  ['penthouse without rooms', { id: 1, bedrooms: null }, { apartment_type_id: null }],
  ['floor', { id: 1, floor_no: 12 }, { floor: '12' }],
  ['floor plan list', { id: 1, floor_plan_image: '["/a.jpg","/b.jpg"]' }, { floor_plan_image: '/a.jpg' }],
  ['demand', { id: 1, is_demand: '1' }, { is_demand: true }],
  ['status object', { id: 1, status: { id: 3, name: 'Sold' } }, { status: 'Sold' }],
  ['status id', { id: 1, status: 3 }, { status: null }],
  ['status that is no placeholder', { id: 1, status: 'not available' }, { status: 'Not available' }],
  ['id in words', { unitId: '28-11-1' }, { id: null, sourceId: '28-11-1', apartment_id: '28-11-1' }],
  ['wrapped', { status: 'ok', data: { id: 9 } }, { id: 9, apartment_id: '9' }],
])('%s', (_name, value, expected) => {
  expect(parseUnit(value, { onProblem })).toMatchObject(expected);
  expect(onProblem).not.toHaveBeenCalled();
});

test('a unit with a tiny area keeps its price', () => {
  const unit = parseUnit({ id: 1, area: 1.18, price: 1_200_000 }, { onProblem });
  expect(unit).toMatchObject({ area: null, price: 1_200_000 });
  expect(onProblem).toHaveBeenCalledWith('unit.area', 'is outside 50 to 1,000,000', 1.18);
});

test.each([{ price: 1 }, { id: '🏝', price: 1 }, { id: { a: 1 }, price: 1 }])(
  '%j without an id is not a unit',
  (unit) => {
    expect(parseUnit(unit, { onProblem })).toBeNull();
    expect(onProblem).toHaveBeenCalledWith('unit', 'has no id', unit);
  },
);
