import {
  parseAmount,
  parseArea,
  parseBathrooms,
  parseBedrooms,
  parseBoolean,
  parseCount,
  parseGuarantee,
  parseId,
  parseNumber,
  parsePercent,
  parsePrice,
  parseRooms,
  parseServiceCharge,
  parseShare,
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
  ['AED 1,2M', 1_200_000],
  ['1,25 million', 1_250_000],
  ['3.200.000', 3_200_000],
  ['3.200.000,50', 3_200_000.5],
  ['1450000,00', 1_450_000],
  ['752,5', 752.5],
  ['752,50 sq ft', 752.5],
  ['AED 1,450,000/-', 1_450_000],
  ['\u200e1,450,000\u200e', 1_450_000],
  ['٤٥٪', 45],
  ['#N/A', null],
  ['#DIV/0!', null],
  ['10%', 10],
  ['712 sq ft', 712],
  ['١٢٣', 123],
  ['٣٬٢٠٠٬٠٠٠', 3_200_000],
  ['۱۲٫۵', 12.5],
  ["1'450'000", 1_450_000],
  ['-3', -3],
  [{ value: '7' }, 7],
  [null, null],
  ['', null],
  ['-', null],
])('parseNumber(%j) is %j', (value, expected) => {
  expect(parseNumber(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test.each([
  ['on request'],
  ['1,45,0'],
  ['1,234,5'],
  ['1,234m,5'],
  ['1.45.000'],
  ['12-14'],
  ['1,250M'],
  ['1,250 Mio.'],
  [[1]],
  [{}],
  [true],
  [Number.POSITIVE_INFINITY],
])('parseNumber(%j) reports a problem', (value) => {
  expect(parseNumber(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledTimes(1);
});

test.each([
  [1_450_000.4, 1_450_000],
  [0, null],
  ['0', null],
  ['POA', null],
  ['Price on request', null],
  ['Call for price', null],
  ['850.000', 850_000],
  ['AED 850.000', 850_000],
  ['610.000 - 1.450.000', 610_000],
  ['1,250.000', 1_250_000],
  ['AED 12,500.000', 12_500_000],
  ['850,000.000', 850_000],
  ['1,250k', 1_250_000],
  ['2,5 Mio. AED', 2_500_000],
  ['Ab 2,5 Mio', 2_500_000],
  ['À partir de 850.000', 850_000],
  ['от 3,5 млн', 3_500_000],
  ['From AED 1.2M', 1_200_000],
  ['Starting from 1,200,000', 1_200_000],
  ['1.2M onwards', 1_200_000],
  ['1.2M+', 1_200_000],
  ['AED 2,000,000 (negotiable)', 2_000_000],
  ['USD 272,000', 1_000_000],
  ['From US$ 272K', 1_000_000],
  ['$0.272M (negotiable)', 1_000_000],
  ['272,000 USD', 1_000_000],
  [{ amount: '272000 $' }, 1_000_000],
  ['2,450,000 درهم', 2_450_000],
  ['2,450,000 د.إ', 2_450_000],
  ['د.إ.\u200f 2450000', 2_450_000],
  ['2450000 د.إ.\u200f', 2_450_000],
  ['AED: 2,450,000', 2_450_000],
  ['2,450,000 Dirhams', 2_450_000],
  ['Net 2.5M', 2_500_000],
  ['AED 2.5M net', 2_500_000],
  ['Asking price: 2.5M', 2_500_000],
  ['1.2M - 1.5M', 1_200_000],
  ['1.2 – 1.5M', 1_200_000],
  ['900k to 1.2M', 900_000],
  ['AED 2,900,000 - 3,400,000', 2_900_000],
  ['From AED 2.9M to AED 3.4M', 2_900_000],
  ['US$ 0.272M - 2M', 1_000_000],
  ['0.272 - 2M USD', 1_000_000],
  ['0.272M - 2M $', 1_000_000],
  [{ amount: 272_000, currency: 'USD' }, 1_000_000],
  [{ value: '272,000', currency: { code: 'usd' } }, 1_000_000],
  [{ amount: '272000 $', currency: 'USD' }, 1_000_000],
  [{ amount: 2_450_000, currency: 'AED' }, 2_450_000],
  [{ amount: null, currency: 'AED' }, null],
  [{ amount: 2_450_000, currency: 'UAE Dirham' }, 2_450_000],
  [{ amount: 2_450_000, currency: 784 }, 2_450_000],
  [{ amount: 272_000, currency: { name: 'US Dollar' } }, 1_000_000],
  [{ amount: 'POA', currency: 'USD' }, null],
  [null, null],
])('parsePrice(%j) is %j', (value, expected) => {
  expect(parsePrice(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test.each([
  ['120 sqm', 1_292],
  ['120.5 m²', 1_297],
  ['1,200 square metres', 12_917],
  [{ value: '120 sq. m' }, 1_292],
  ['1,292 sq.ft.', 1_292],
  ['1,292 sft', 1_292],
  ['120 متر مربع', 1_292],
  ['1,292 قدم مربع', 1_292],
  ['1292', 1_292],
  ['1,292 ft', 1_292],
  ['1292 feet', 1_292],
  ['120 sq. mtr', 1_292],
  ['7,000+ sq ft', 7_000],
  ['712 - 1,602 sq ft', 712],
  ['712 to 1602', 712],
  ['120 - 200 sqm', 1_292],
  [{ value: 120, unit: 'sqm' }, 1_292],
  [{ value: 1_292, unit: 'SqFt' }, 1_292],
  [{ value: 120, unit: 'square meter' }, 1_292],
])('parseArea(%j) is %j square feet', (value, expected) => {
  expect(parseArea(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test.each([
  '$',
  'US$ ',
  'AED 500K USD',
  'USD 500,000 $',
  'A$ 500,000',
  'AED 1.2M - 2M USD',
  '2M - 1.2M',
  '1.2M - 1.5M - 2M',
  '1.2M -',
  '2027 - 1,200,000',
  '1,000-2,000,000',
  '2.5M net yield',
])('the price %j is reported', (value) => {
  expect(parsePrice(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledWith('is not a number');
});

test.each(['EUR 2500000', '£500,000', '1.2M - 1.5M EUR', { amount: 500_000, currency: 'EUR' }])(
  'parsePrice(%j) names the currency as the reason',
  (value) => {
    expect(parsePrice(value, complain)).toBeNull();
    expect(complain).toHaveBeenCalledWith('is in a currency that is not converted');
  },
);

test('an object without a text is not an area', () => {
  expect(parseArea({ value: { toString: null } }, complain)).toBeNull();
  expect(complain).toHaveBeenCalledWith('is not a number');
});

test.each([
  ['price', parsePrice, -1],
  ['price', parsePrice, 12],
  ['area', parseArea, 1.18],
  ['area', parseArea, 49.9],
  ['area', parseArea, 1_000_001],
  ['percentage', parsePercent, 101],
  ['percentage', parsePercent, -1],
  ['count', parseCount, -5],
  ['down payment', parseAmount, 0.1],
  ['down payment', parseAmount, 20],
  ['rental guarantee', parseGuarantee, 0.08],
])('an implausible %s is reported and returns null', (_what, read, value) => {
  expect(read(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledTimes(1);
});

test.each([
  ['price', parsePrice, '5000%'],
  ['amount', parseAmount, '10%'],
  ['amount', parseAmount, { amount: '10 % ' }],
  ['area', parseArea, '60%'],
  ['count', parseCount, '50%'],
  ['service charge', parseServiceCharge, '12%'],
])('a percentage is no %s', (_what, read, value) => {
  expect(read(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledWith('is a percentage');
});

test('a home without bathrooms has an unknown number of them', () => {
  expect([0, '0', '-1', 'Studio', 0.5, 2].map((value) => parseBathrooms(value, complain))).toEqual([
    null,
    null,
    null,
    null,
    0.5,
    2,
  ]);
  expect(complain).not.toHaveBeenCalled();
});

test('a rental guarantee is a percentage or an amount', () => {
  expect(parseGuarantee('7.5%', complain)).toBe(7.5);
  expect(parseGuarantee('AED 90,000', complain)).toBe(90_000);
  expect(complain).not.toHaveBeenCalled();
  expect(parseGuarantee('150%', complain)).toBeNull();
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
  ['2BHK', 2],
  ['5+Maid', 5],
  ['٢', 2],
  [{ id: 4, name: '2 Bedrooms' }, 2],
  ['3BR + Maid', 3],
  ['2 Bedrooms + Study + Maid', 2],
  ['4+M', 4],
  ['4+1', 4],
  ['3 + 1 BR', 3],
  ['ستوديو', 0],
  ['2-Bed', 2],
  ['1 B/R', 1],
  ['4 غرف', 4],
  ['استوديو', 0],
  [null, null],
])('parseRooms(%j) is %j', (value, expected) => {
  expect(parseRooms(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test.each([['Penthouse'], [999], ['1-2'], ['4+1.5']])('parseRooms(%j) reports a problem', (value) => {
  expect(parseRooms(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledTimes(1);
});

test('a fraction of a room is not a bedroom', () => {
  expect(parseBedrooms('2.0', complain)).toBe(2);
  expect(complain).not.toHaveBeenCalled();
  expect(parseBedrooms('2.6', complain)).toBe(2);
  expect(complain).toHaveBeenCalledWith('is not a whole number and was rounded down');
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
])('parseBoolean(%j) is %j', (value, expected) => {
  expect(parseBoolean(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test('an unreadable flag is reported and returns false', () => {
  expect(parseBoolean('maybe', complain)).toBe(false);
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
])('parseId(%j) is %j', (value, expected) => {
  expect(parseId(value)).toBe(expected);
});

test.each([
  [0.1, 10],
  ['0.05', 5],
  [0, 0],
  [1, 1],
  ['12.5%', 12.5],
])('parseShare(%j) is %j', (value, expected) => {
  expect(parseShare(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test.each(['0.5%', 0.005, 110])('parseShare(%j) reports a problem', (value) => {
  expect(parseShare(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledTimes(1);
});

test('a price is no area, and an area no money', () => {
  expect(parsePrice('1,200 sq ft', complain)).toBeNull();
  expect(complain).toHaveBeenLastCalledWith('is an area');
  expect(parseArea('AED 900,000', complain)).toBeNull();
  expect(complain).toHaveBeenLastCalledWith('is an amount of money');
});
