import { formatLongDate, formatMonthYear, parseDate } from './date';

describe('parseDate', () => {
  it.each([
    ['202712', '2027-12-01'],
    [202701, '2027-01-01'],
    ['12/2027', '2027-12-01'],
    ['1767225600', '2026-01-01'],
    [1767225600000, '2026-01-01'],
    ['2026-11-03T10:00:00Z', '2026-11-03'],
    ['Q2 2028', '2028-06-01'],
    ['2028-Q4', '2028-12-01'],
    ['March 31, 2028 UTC', '2028-03-31'],
  ])('reads %s', (input, expected) => {
    expect(parseDate(input)?.toISOString().slice(0, 10)).toBe(expected);
  });

  it.each(['202713', '202700', '189912', '220101', '13/2027', 'soon', '', '7', null, undefined, 'Q4'])(
    'does not read %s',
    (input) => {
      expect(parseDate(input)).toBeNull();
    },
  );
});

it('formats month and year in full', () => {
  expect(formatMonthYear('202712')).toBe('December 2027');
  expect(formatMonthYear('2028-Q2')).toBe('Q2 2028');
  expect(formatMonthYear('never')).toBe('N/A');
});

it.each([
  ['2026-11-23T22:30:00Z', 'November 24, 2026'],
  ['2026-11-23T22:30:00.000Z', 'November 24, 2026'],
  ['2026-11-23T19:59:59Z', 'November 23, 2026'],
  ['2026-11-24T00:30:00+04:00', 'November 24, 2026'],
  [Date.parse('2026-11-23T22:30:00Z'), 'November 24, 2026'],
  [String(Date.parse('2026-11-23T22:30:00Z') / 1000), 'November 24, 2026'],
  ['2026-11-23T22:30:00', 'November 23, 2026'],
  ['2026-11-23', 'November 23, 2026'],
  ['202611', 'November 1, 2026'],
])('the day of %j is %s', (input, expected) => {
  expect(formatLongDate(input)).toBe(expected);
});

it('formats the Dubai month of an instant', () => {
  expect(formatMonthYear('2027-11-30T20:00:00Z')).toBe('December 2027');
  expect(formatMonthYear('2027-12-01')).toBe('December 2027');
});

it('formats blog dates in the long form', () => {
  expect(formatLongDate('2026-11-03T10:00:00Z')).toBe('November 3, 2026');
  expect(formatLongDate(null)).toBe('N/A');
});
