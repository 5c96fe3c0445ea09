import {
  readArea,
  readBedrooms,
  readBoolean,
  readCount,
  readId,
  readNumber,
  readPercent,
  readPrice,
  readRooms,
} from './number';

const complain = jest.fn();
beforeEach(() => complain.mockClear());

test.each([
  [12.5, 12.5],
  ['1450000', 1_450_000],
  ['1,450,000', 1_450_000],
  ['1 450 000.50', 1_450_000.5],
  ['AED 1,450,000', 1_450_000],
  ['1.45M', 1_450_000],
  ['850k', 850_000],
  ['10%', 10],
  ['712 sq ft', 712],
  ['١٢٣', 123],
  ['-3', -3],
  [{ value: '7' }, 7],
  [null, null],
  ['', null],
  ['-', null],
])('readNumber(%j) is %j', (value, expected) => {
  expect(readNumber(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test.each([['on request'], ['1,45'], ['12-14'], [[1]], [{}], [true], [Number.POSITIVE_INFINITY]])(
  'readNumber(%j) complains',
  (value) => {
    expect(readNumber(value, complain)).toBeNull();
    expect(complain).toHaveBeenCalledTimes(1);
  },
);

test.each([
  [1_450_000.4, 1_450_000],
  [0, null],
  ['0', null],
  [null, null],
])('readPrice(%j) is %j', (value, expected) => {
  expect(readPrice(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test.each([
  ['price', readPrice, -1],
  ['price', readPrice, 12],
  ['area', readArea, 1.18],
  ['area', readArea, 49.9],
  ['area', readArea, 1_000_001],
  ['percentage', readPercent, 101],
  ['percentage', readPercent, -1],
  ['count', readCount, -5],
])('a %s out of sense is null and reported', (_what, read, value) => {
  expect(read(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledTimes(1);
});

test.each([
  [2, 2],
  ['2.5', 2.5],
  ['5+', 5],
  ['7 +', 7],
  ['Studio', 0],
  [-1, 0],
  ['3 Bedrooms', 3],
  [{ id: 4, name: '2 Bedrooms' }, 2],
  [null, null],
])('readRooms(%j) is %j', (value, expected) => {
  expect(readRooms(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test.each([['Penthouse'], [999], ['1-2']])('readRooms(%j) complains', (value) => {
  expect(readRooms(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledTimes(1);
});

test('bedrooms are whole', () => {
  expect(readBedrooms('2.6', complain)).toBe(3);
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['True', true],
  ['yes', true],
  [false, false],
  [0, false],
  ['no', false],
  [null, false],
])('readBoolean(%j) is %j', (value, expected) => {
  expect(readBoolean(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test('a flag that is neither is false and reported', () => {
  expect(readBoolean('maybe', complain)).toBe(false);
  expect(complain).toHaveBeenCalledTimes(1);
});

test.each([
  [12, 12],
  ['12', 12],
  [0, null],
  [-1, null],
  [1.5, null],
  ['7f3c', null],
  [2_147_483_648, null],
])('readId(%j) is %j', (value, expected) => {
  expect(readId(value)).toBe(expected);
});
