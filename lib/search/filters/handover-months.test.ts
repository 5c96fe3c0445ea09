import { formatHandover, handoverLabel, monthOf, parseHandover } from './handover-months';

it.each([
  ['2027', 'Handover 2027'],
  ['202710-202712', 'Handover Q4 2027'],
  ['null-202812', 'Handover by 2028'],
  ['202801-null', 'Handover from 2028'],
  ['202701-202812', 'Handover 2027 to 2028'],
  ['202712-202712', 'Handover December 2027'],
  ['202703-202805', 'Handover 03/2027 to 05/2028'],
])('%s is %s, and round-trips', (text, label) => {
  const months = parseHandover(text);
  expect(months && handoverLabel(months)).toBe(label);
  expect(months && formatHandover(months)).toBe(text);
});

it.each(['', 'x', '1', '202713-202712', '202712-202701', 'null-null', '999901-999912'])(
  '%j is not a handover',
  (text) => {
    expect(parseHandover(text)).toBeNull();
  },
);

it('reads the month of a date', () => {
  expect(['2027-12-01', '2028-Q2', null, 'soon'].map(monthOf)).toEqual([202712, 202806, null, null]);
});
