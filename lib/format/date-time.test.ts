import { formatDayOrTime } from './date-time';

test('a time is in Dubai, and the day of a feed has no time', () => {
  expect(formatDayOrTime('2026-11-21T22:05:00.000Z')).toBe('22 Nov 2026, 02:05');
  expect(formatDayOrTime('2024-08-17T00:00:00.000Z')).toBe('17 Aug 2024');
  expect(formatDayOrTime('2024-08-17')).toBe('17 Aug 2024');
});
