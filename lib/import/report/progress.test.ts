import { progressLine } from './progress';

test.each([
  [
    { phase: 'reading', done: 500, total: 1_000, count: 1_200 } as const,
    4_000,
    'reading 1,200 rows · 50 % · 300 a second · 4 s left',
  ],
  [
    { phase: 'writing', done: 10, total: 1_000, count: 10 } as const,
    10_000,
    'writing 10 properties · 1 % · 1 a second · 17 min left',
  ],
  [
    { phase: 'writing', done: 7, total: 7, count: 7 } as const,
    5_000,
    'writing 7 properties · 100 % · 1 a second',
  ],
  [{ phase: 'reading', done: 0, total: 0, count: 0 } as const, 0, 'reading 0 rows'],
])('%j after %d ms', (progress, elapsed, line) => {
  expect(progressLine(progress, elapsed)).toBe(line);
});
