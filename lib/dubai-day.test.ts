import { dubaiDay, dubaiDayBounds, dubaiTime, readDay, startOfDubaiDay } from './dubai-day';

/** A time in Dubai. */
const at = (text: string) => Date.parse(`${text}:00+04:00`);

it('changes at midnight in Dubai', () => {
  expect(dubaiDay(at('2026-11-23T00:00'))).toBe('2026-11-23');
  expect(dubaiDay(at('2026-11-23T00:00') - 1)).toBe('2026-11-22');
  expect(startOfDubaiDay(at('2026-11-23T23:59'))).toBe(at('2026-11-23T00:00'));
});

it('writes a time as in Dubai', () => {
  expect(dubaiTime('2026-11-23T23:13:33.330Z')).toBe('2026-11-24T03:13:33+04:00');
});

it('begins and ends at 20:00 UTC', () => {
  expect(dubaiDayBounds('2026-11-23')).toEqual({
    begin: '2026-11-22T20:00:00.000Z',
    end: '2026-11-23T20:00:00.000Z',
  });
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-13-40', null],
  ['2026-02-30', null],
  ['2028-02-29', '2028-02-29'],
  ['23.11.2026', null],
  ['', null],
  [null, null],
])('reads %j as %j', (typed, read) => {
  expect(readDay(typed)).toBe(read);
});
