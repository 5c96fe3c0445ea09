import { builtInFormats, numberFormat, plainNumber } from './number-format';

test.each([
  [1_450_000, '1450000'],
  [0.1 + 0.2, '0.3'],
  [1450000.0000000002, '1450000'],
  [71_234_567_890_123, '71234567890123'],
  [1e21, '1000000000000000000000'],
  [0.000_000_12, '0.00000012'],
  [-3.5, '-3.5'],
])('%d is written without an exponent', (value, text) => {
  expect(plainNumber(value)).toBe(text);
});

test.each([
  ['General', 1_450_000.5, '1450000.5'],
  ['#,##0', 1_450_000, '1450000'],
  ['0.00', 25.080_123, '25.080123'],
  ['0.00E+00', 1_450_000, '1450000'],
  ['@', 12, '12'],
  ['0000', 12, '0012'],
  ['00000', 123_456, '123456'],
  ['0%', 0.35, '35%'],
  ['0.00%', 0.07, '7%'],
  ['"AED" #,##0', 1_450_000, 'AED 1450000'],
  ['[$AED] #,##0.00', 1_450_000, 'AED 1450000'],
  ['[$$-409]#,##0', 390_000, '$390000'],
  ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', 390_000, '$390000'],
  ['$#,##0_);[Red]($#,##0)', 390_000, '$390000'],
  ['#,##0\\ "sqm"', 137, '137 sqm'],
  ['General" sq ft"', 1_475, '1475 sq ft'],
  ['0.0,,"M"', 1_450_000, '1450000'],
  ['#,##0,"K";-#,##0,"K"', 1_450_000, '1450000'],
  ['"TRUE";"TRUE";"FALSE"', 1, '1'],
  [';;;', 7, '7'],
  ['d/m/yyyy', 46_387, '2026-12-31'],
  ['[$-409]mmmm\\ yyyy;@', 46_357, '2026-12-01'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 46_387, '2026-12-31'],
  ['mmm-yy', 46_357, '2026-12-01'],
  ['yyyy-mm-dd hh:mm:ss', 46_387.5, '2026-12-31T12:00:00'],
  ['yyyy\\-mm\\-dd', 0.5, '0.5'],
  ['yyyy', 1e9, '1000000000'],
  ['h:mm', 0.5, '0.5'],
  ['[h]:mm:ss', 1.5, '1.5'],
])('the format %s writes %d as %s', (code, value, text) => {
  expect(numberFormat(code, false)(value)).toBe(text);
});

test('dates of old Macs are counted from 1904', () => {
  expect(numberFormat('d/m/yyyy', true)(44_925)).toBe('2026-12-31');
});

test('formats that have only a number are known', () => {
  const read = (id: number, value: number) => numberFormat(builtInFormats[id] ?? '', false)(value);
  expect([14, 17, 22].map((id) => read(id, 46_387))).toEqual(['2026-12-31', '2026-12-31', '2026-12-31']);
  expect(read(9, 0.4)).toBe('40%');
});
