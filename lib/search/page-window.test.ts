import fc from 'fast-check';
import { pageWindow } from './page-window';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 3, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, 6, null, 9]],
    [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
    [9, 9, [1, null, 7, 8, 9]],
    [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
  ])('lists the pages around %i of %i', (current, total, expected) => {
    expect(pageWindow(current, total)).toEqual(expected);
  });

  it('always lists first, current and last in order, with one gap where pages are missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [current, total] = a < b ? [a, b] : [b, a];
        const shown = pageWindow(current, total);
        const pages = shown.filter((page) => page !== null);
        expect(pages).toEqual([...pages].sort((x, y) => x - y));
        for (const page of [1, current, total]) expect(pages).toContain(page);
        expect(shown.length).toBeLessThanOrEqual(9);
        shown.forEach((page, index) => {
          const next = shown[index + 1];
          if (page !== null && typeof next === 'number') expect(next).toBe(page + 1);
          if (page === null) expect(Number(next) - Number(shown[index - 1])).toBeGreaterThan(1);
        });
      }),
    );
  });
});
