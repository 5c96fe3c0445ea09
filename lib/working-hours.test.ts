import { defaultWorkingHours, parseWorkingHours, workingMinutes } from './working-hours';

const hours = parseWorkingHours(defaultWorkingHours) ?? [];
/** A time in Dubai. */
const at = (text: string) => Date.parse(`${text}:00+04:00`);
const between = (from: string, to: string) => workingMinutes(at(from), at(to), hours);

it.each([
  // 23 November 2026 is a Monday.
  ['within a day', '2026-11-23T10:00', '2026-11-23T10:45', 45],
  ['before opening', '2026-11-23T07:00', '2026-11-23T09:30', 30],
  ['after closing', '2026-11-23T19:00', '2026-11-23T23:00', 0],
  ['over a night', '2026-11-23T17:30', '2026-11-24T09:30', 60],
  ['over the prayer on Friday', '2026-11-27T12:00', '2026-11-27T15:00', 60],
  ['on a short Saturday', '2026-11-28T08:00', '2026-11-28T20:00', 360],
  ['on Sunday', '2026-11-29T08:00', '2026-11-29T20:00', 0],
  ['over a weekend', '2026-11-28T15:30', '2026-11-30T09:15', 45],
  ['a whole week', '2026-11-23T00:00', '2026-11-30T00:00', 4 * 540 + 420 + 360],
  ['backwards', '2026-11-24T10:00', '2026-11-23T10:00', 0],
])('counts %s', (_what, from, to, minutes) => {
  expect(between(from, to)).toBe(minutes);
});

it('reads days that go over the end of the week', () => {
  const week = parseWorkingHours('sat-wed 8:00-24:00');
  expect(week?.map((day) => day.length)).toEqual([1, 1, 1, 1, 0, 0, 1]);
  expect(week?.[6]).toEqual([[480, 1440]]);
});

it('counts hours once that several entries name', () => {
  const overlapping = parseWorkingHours('Mon 14:00-18:00, Mon-Tue 09:00-13:00 12:00-15:00, Mon 10:00-11:00');
  expect(overlapping?.slice(1, 3)).toEqual([[[540, 1080]], [[540, 900]]]);
  expect(workingMinutes(at('2026-11-23T00:00'), at('2026-11-24T00:00'), overlapping ?? [])).toBe(540);
});

it.each([
  '',
  'Mon',
  'Mon 9-18',
  'Mon 18:00-09:00',
  'Mon 09:00-25:00',
  'Moon 09:00-18:00',
  'Mon-Tue-Wed 09:00-10:00',
  'Mon 09:70-10:00',
])('rejects %j', (text) => {
  expect(parseWorkingHours(text)).toBeNull();
});
