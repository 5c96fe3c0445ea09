import fc from 'fast-check';
import { boundPan, formatScale, maxScale, minScale, panBy, restingView, zoomAt } from './zoom-pan';

const size = { width: 800, height: 600 };

describe('zoomAt', () => {
  test('keeps the point under the pointer fixed', () => {
    const point = { x: 200, y: -100 };
    const view = zoomAt(restingView, 2, point, size);
    // A point of the picture p is drawn at p * scale + offset.
    expect(200 * view.scale + view.x).toBeCloseTo(200);
    expect(-100 * view.scale + view.y).toBeCloseTo(-100);
  });

  test('is limited to 50 % and 500 %', () => {
    expect(zoomAt(restingView, 0.01, { x: 0, y: 0 }, size).scale).toBe(minScale);
    expect(zoomAt(restingView, 100, { x: 0, y: 0 }, size).scale).toBe(maxScale);
  });

  test('centres a picture that fits', () => {
    const zoomed = zoomAt(restingView, 3, { x: 300, y: 200 }, size);
    expect(zoomAt(zoomed, 1 / 3, { x: -300, y: 0 }, size)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test('never shows a gap at an edge', () => {
    const coordinate = fc.integer({ min: -400, max: 400 });
    const steps = fc.array(
      fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), x: coordinate, y: coordinate }),
    );
    fc.assert(
      fc.property(steps, (all) => {
        let view = restingView;
        for (const { factor, x, y } of all) {
          view = panBy(zoomAt(view, factor, { x, y }, size), { x, y }, size);
          const reach = Math.max(0, view.scale - 1) / 2;
          expect(Math.abs(view.x)).toBeLessThanOrEqual(size.width * reach);
          expect(Math.abs(view.y)).toBeLessThanOrEqual(size.height * reach);
          expect(view.scale).toBeGreaterThanOrEqual(minScale);
          expect(view.scale).toBeLessThanOrEqual(maxScale);
        }
      }),
    );
  });
});

describe('panBy', () => {
  test('pans a zoomed picture up to its edge', () => {
    const zoomed = { scale: 2, x: 0, y: 0 };
    expect(panBy(zoomed, { x: 50, y: -30 }, size)).toEqual({ scale: 2, x: 50, y: -30 });
    expect(panBy(zoomed, { x: 5000, y: -5000 }, size)).toEqual({ scale: 2, x: 400, y: -300 });
  });

  test('does not pan a picture that fits', () => {
    expect(panBy(restingView, { x: 50, y: 50 }, size)).toEqual(restingView);
    expect(boundPan({ scale: 0.5, x: 10, y: 10 }, size)).toEqual({ scale: 0.5, x: 0, y: 0 });
  });
});

test('formatScale', () => {
  expect(formatScale(1.2)).toBe('120%');
  expect(formatScale(1.7279999)).toBe('173%');
});
