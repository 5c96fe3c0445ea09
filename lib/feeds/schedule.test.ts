import { minute } from '@/lib/durations';
import { formatSchedule, nextRun, readInterval, readTimeOfDay } from './schedule';

const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`);

it.each([
  ['15 minutes', 15 * minute],
  ['1 hour', 60 * minute],
  ['24 hours', 1_440 * minute],
  ['4 minutes', null],
  ['200 hours', null],
  ['hourly', null],
])('reads the interval %s', (text, ms) => expect(readInterval(text)).toBe(ms));

it.each([
  ['06:30', 390],
  ['23:59', 1_439],
  ['24:00', null],
  ['6:30', null],
])('reads the time %s', (text, minutes) => expect(readTimeOfDay(text)).toBe(minutes));

it('formats a schedule in words', () => {
  expect(formatSchedule({ everyMs: 90 * minute })).toBe('every 90 minutes');
  expect(formatSchedule({ everyMs: 60 * minute })).toBe('every hour');
  expect(formatSchedule({ at: [390, 1_080] })).toBe('at 06:30 and 18:00');
  expect(formatSchedule(null)).toBe('by hand');
});

it('runs at intervals from the start of the last run', () => {
  const last = { startedAt: at('08:00'), succeeded: true };
  expect(nextRun({ everyMs: 360 * minute }, last, at('08:01'))).toBe(at('14:00'));
});

it('runs at times of day in Dubai', () => {
  const schedule = { at: [390, 1_080] };
  const after = (time: string) => nextRun(schedule, { startedAt: at(time), succeeded: true }, at(time));
  expect(after('02:29')).toBe(at('02:30'));
  expect(after('02:30')).toBe(at('14:00'));
  expect(after('14:00')).toBe(at('02:30') + 1_440 * minute);
  expect(after('21:00')).toBe(at('02:30') + 1_440 * minute);
});

it('repeats a run without success after an hour, unless it is due before', () => {
  const last = { startedAt: at('08:00'), succeeded: false };
  expect(nextRun({ at: [0] }, last, at('08:01'))).toBe(at('09:00'));
  expect(nextRun({ everyMs: 15 * minute }, last, at('08:01'))).toBe(at('08:15'));
});

it('runs a new feed at once, and one without a schedule only by hand', () => {
  expect(nextRun({ at: [390] }, null, at('08:00'))).toBe(0);
  expect(nextRun(null, null, at('08:00'))).toBeNull();
});

it.each([{ everyMs: 360 * minute }, { at: [390, 1_080] }])(
  'runs at once after a run from when the clock was hours ahead, with %j',
  (schedule) => {
    const last = { startedAt: at('20:00'), succeeded: true };
    expect(nextRun(schedule, last, at('08:00'))).toBe(at('08:00'));
  },
);

it('does not repeat a run that another machine started minutes ahead of this clock', () => {
  const last = { startedAt: at('08:04'), succeeded: true };
  expect(nextRun({ everyMs: 15 * minute }, last, at('08:00'))).toBe(at('08:19'));
});
