import {
  dayFirst,
  isMonthFirst,
  parseChangeTime,
  parseDateOrText,
  parseDateValue,
  parseDayOrTime,
  parseHandoverDate,
  parsePastDay,
  parseTime,
} from './date';

const complain = jest.fn();
beforeEach(() => complain.mockClear());

test.each([
  [202612, '2026-12-01'],
  ['202601', '2026-01-01'],
  ['12/2027', '2027-12-01'],
  ['12-2027', '2027-12-01'],
  ['12.2027', '2027-12-01'],
  ['\u200e١٢/٢٠٢٧\u200e', '2027-12-01'],
  [46_387, '2026-12-31'],
  ['46752', '2027-12-31'],
  ['46388.5', '2027-01-01'],
  [1_800_000_000, '2027-01-15'],
  ['1800000000000', '2027-01-15'],
  ['2027-12-31', '2027-12-31'],
  ['2027-3-5', '2027-03-05'],
  ['2027-12', '2027-12-01'],
  ['2027.09', '2027-09-01'],
  ['2027 12', '2027-12-01'],
  ['2027-12-31 23:30:00', '2027-12-31'],
  ['2027-12-31T23:30:00', '2027-12-31'],
  ['2027-12-31T23:30:00+04:00', '2027-12-31'],
  ['2027-12-01T00:00:00+04:00', '2027-12-01'],
  ['2028-02-29', '2028-02-29'],
  ['Feb 29, 2028', '2028-02-29'],
  ['2027/12/31', '2027-12-31'],
  ['2027-12-30T24:00:00', '2027-12-31'],
  ['2027-12-01T00:00:00+0400', '2027-12-01'],
  ['2027-12-01 00:00:00 -0500', '2027-12-01'],
  ['2027-12-01T00:00:00Z', '2027-12-01'],
  ['2027-12-31T23:59:59Z', '2027-12-31'],
  ['Wed, 01 Dec 2027 00:00:00 +0400', '2027-12-01'],
  ['Wed, 01 Dec 2027 00:00:00 GMT', '2027-12-01'],
  [Date.parse('2027-11-30T20:00:00Z'), '2027-12-01'],
  [String(Date.parse('2027-11-30T20:00:00Z') / 1000), '2027-12-01'],
  ['December 2027', '2027-12-01'],
  ['14 Aug 2027', '2027-08-14'],
  ['14-Aug-27', '2027-08-14'],
  ['Sep-27', '2027-09-01'],
  ["Dec '27", '2027-12-01'],
  ['14th August 2027', '2027-08-14'],
  ['August 1st, 2027', '2027-08-01'],
  ['Sunday, 14 August 2027 10:30 PM', '2027-08-14'],
  ['2027-12-31+04:00', '2027-12-31'],
  ['2027-12-31T00:00:00+04', '2027-12-31'],
  ['8/14/2027', '2027-08-14'],
  ['14/8/2027', '2027-08-14'],
  ['05/12/2026', '2026-12-05'],
  ['5.12.2026', '2026-12-05'],
  ['05-12-2026', '2026-12-05'],
  ['05/12/2026 10:30 PM', '2026-12-05'],
  ['05/12/2026, 22:30:15', '2026-12-05'],
  ['Q4 2027', '2027-Q4'],
  ['Q4 27', '2027-Q4'],
  ["Q4'27", '2027-Q4'],
  ['4Q 2027', '2027-Q4'],
  ['2027 Q1', '2027-Q1'],
  ['2027-Q1', '2027-Q1'],
  ['31. Dezember 2027', '2027-12-31'],
  ['März 2028', '2028-03-01'],
  ['Okt. 2027', '2027-10-01'],
  ['4. Quartal 2027', '2027-Q4'],
  ['1er août 2027', '2027-08-01'],
  ['décembre 2027', '2027-12-01'],
  ['T4 2027', '2027-Q4'],
  ['2e trimestre 2028', '2028-Q2'],
  ['5 мая 2028 г.', '2028-05-05'],
  ['Декабрь 2027', '2027-12-01'],
  ['IV кв. 2027 г.', '2027-Q4'],
  ['1-й квартал 2028', '2028-Q1'],
  [null, null],
  ['', null],
  [0, null],
])('parseDateValue(%j) is %j', (value, expected) => {
  expect(parseDateValue(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

const vague = [
  'End of 2027',
  'On completion 2027',
  'Late 2027',
  '2027 (est.)',
  'Ready 2025',
  'Marina 2027',
  'ديسمبر 2027',
];

const noDays = ['2027-02-30', '2027-06-31T10:00:00Z', '2027/04/31', '31 June 2027', 'Feb 29, 2027 10:30'];

const farAhead = ['12/31/9999', '9999-12-31', 9_999_999_999];

test.each([
  'soon',
  202613,
  '31/2/2027',
  '31/2/2027 10:00',
  {},
  true,
  '13/2027',
  ...noDays,
  ...vague,
  ...farAhead,
])('parseDateValue(%j) reports a problem', (value) => {
  expect(parseDateValue(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledWith('is not a date');
});

test.each(['2027', 2027, ' ٢٠٢٧ '])(
  'a year alone is left out, and the report says what is missing: %j',
  (value) => {
    expect(parseDateValue(value, complain)).toBeNull();
    expect(complain).toHaveBeenCalledWith('is only a year and needs a month or quarter, such as Q4 2027');
  },
);

test.each(['1900-01-01', '01/01/1970', '1970-01-01T00:00:00Z', '1899-12-31', 'Q1 1950', '01/01/0026'])(
  'an empty date of a database is left out: %s',
  (value) => {
    expect(parseDateValue(value, complain)).toBeNull();
    expect(parseTime(value, complain)).toBeNull();
    expect(complain).toHaveBeenCalledTimes(2);
  },
);

test('an empty date means that a permit has ended, but says nothing about an instalment', () => {
  expect(parseDayOrTime('1970-01-01', complain)).toBe('1970-01-01');
  expect(parseDateOrText('1900-01-01', complain)).toBeNull();
  expect(complain).not.toHaveBeenCalled();
});

test('times without a zone are in Dubai, and days begin at midnight UTC', () => {
  expect(parseTime('2025-10-02 09:30:00', complain)).toBe('2025-10-02T05:30:00.000Z');
  expect(parseTime('2 Oct 2025 09:30', complain)).toBe('2025-10-02T05:30:00.000Z');
  expect(parseTime('2/10/2025 09:30', complain)).toBe('2025-10-02T05:30:00.000Z');
  expect(parseTime('2025-10-02', complain)).toBe('2025-10-02T00:00:00.000Z');
  expect(parseTime('2 Oct 2025', complain)).toBe('2025-10-02T00:00:00.000Z');
  expect(parseTime(1_760_000_000, complain)).toBe('2025-10-09T08:53:20.000Z');
  expect(parseTime('2025-10-02T09:30:00+04:00', complain)).toBe('2025-10-02T05:30:00.000Z');
  expect(parseTime('2025-11-10T18:22:00.058302Z', complain)).toBe('2025-11-10T18:22:00.058Z');
});

test.each([
  ['05/12/2026 23:59 +0400', '2026-12-05T19:59:00.000Z'],
  ['31/12/2026 23:59 +04:00', '2026-12-31T19:59:00.000Z'],
  ['31.12.2026 23:59 +04', '2026-12-31T19:59:00.000Z'],
  ['5/12/2026 10:00 GMT', '2026-12-05T10:00:00.000Z'],
  ['5-12-2026 10:00Z', '2026-12-05T10:00:00.000Z'],
  ['5 Dec 2026 10:00 -0330', '2026-12-05T13:30:00.000Z'],
  [dayFirst('12/31/2025 10:30 +04:00'), '2025-12-31T06:30:00.000Z'],
])('a time with a zone is read like one without: %s', (text, time) => {
  expect(parseTime(text, complain)).toBe(time);
  expect(parseDayOrTime(text, complain)).toBe(time);
});

test('days with the month first are recognised and rewritten day first', () => {
  expect(dayFirst('8/5/2024')).toBe('5/8/2024');
  expect(dayFirst('8/5/2024 10:30')).toBe('5/8/2024 10:30');
  for (const text of ['2024-08-05', '08/2024', 'Q4 2027', '1.2.20245']) expect(dayFirst(text)).toBe(text);
  expect(isMonthFirst(['8/5/2024', '8/14/2024'])).toBe(true);
  expect(isMonthFirst(['8/5/2024', '7/6/2024'])).toBe(false);
  expect(isMonthFirst(['8/14/2024', '14/8/2024'])).toBe(false);
  expect(isMonthFirst(['2024-08-14', 'soon'])).toBe(false);
});

test('an expiry keeps its precision', () => {
  expect(parseDayOrTime('2027-12-31', complain)).toBe('2027-12-31');
  expect(parseDayOrTime('2027-12-31T12:00:00Z', complain)).toBe('2027-12-31T12:00:00.000Z');
  for (const midnight of ['2027-12-31T00:00:00Z', '2027-12-31T00:00:00+04:00', '2027-12-31 00:00:00'])
    expect(parseDayOrTime(midnight, complain)).toBe('2027-12-31');
  expect(parseDayOrTime('2027-12-31+04:00', complain)).toBe('2027-12-31');
  expect(parseDayOrTime('2027-12-31T12:00:00+04', complain)).toBe('2027-12-31T08:00:00.000Z');
});

test('a due date may be free text', () => {
  expect(parseDateOrText('On handover', complain)).toBe('On handover');
  expect(parseDateOrText('On <b>handover</b>', complain)).toBe('On handover');
  for (const text of vague) expect(parseDateOrText(text, complain)).toBe(text);
  expect(parseDateOrText('06/2026', complain)).toBe('2026-06-01');
  expect(parseDateOrText('2026-06-01T00:00:00+04:00', complain)).toBe('2026-06-01');
  expect(parseDateOrText('Q2 2028', complain)).toBe('2028-Q2');
  expect(parseDateOrText(null, complain)).toBeNull();
});

test('a sale and a change are in the past', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-27T21:00:00Z') });
  expect(parsePastDay('2026-11-28', complain)).toBe('2026-11-28');
  expect(parsePastDay('Q4 2026', complain)).toBe('2026-Q4');
  expect(parseChangeTime('2026-11-28T20:59:00Z', complain)).toBe('2026-11-28T20:59:00.000Z');
  expect(complain).not.toHaveBeenCalled();
  expect(parsePastDay('2026-11-29', complain)).toBeNull();
  expect(parsePastDay('Q1 2027', complain)).toBeNull();
  expect(parseChangeTime('10/12/2026', complain)).toBeNull();
  expect(complain.mock.calls).toEqual([['is in the future'], ['is in the future'], ['is in the future']]);
  jest.useRealTimers();
});

test.each(['Ready', 'ready to move in', 'Completed', 'Handed over', 'Livré', 'Сдан', 'جاهز'])(
  'a handover of "%s" has no date, which is no problem',
  (value) => {
    expect(parseHandoverDate(value, complain)).toBeNull();
    expect(complain).not.toHaveBeenCalled();
  },
);

test.each(['Ready Q4 2027', 'soon'])('a handover of "%s" cannot be read', (value) => {
  expect(parseHandoverDate(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalledWith('is not a date');
});
