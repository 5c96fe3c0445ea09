/** @jest-environment node */
import config from '../../next.config.mjs';
import { pictureSources, pictureWidths } from './picture-sources';

test.each(Object.entries(pictureWidths))('next.config.mjs allows every width of %s', (_range, widths) => {
  const { deviceSizes = [], imageSizes = [], qualities } = config.images ?? {};
  const made = [...deviceSizes, ...imageSizes];
  expect(made).toEqual(expect.arrayContaining([...widths]));
  expect(qualities).toContain(75);
});

test('offers one source per width, and the largest as fallback', () => {
  const { src, srcSet } = pictureSources('/media/a b.jpg', 'card', 60);
  const at = (width: number) => `/_next/image?url=%2Fmedia%2Fa%20b.jpg&w=${width}&q=60`;
  expect(srcSet).toBe(`${at(390)} 390w, ${at(660)} 660w, ${at(828)} 828w, ${at(1080)} 1080w`);
  expect(src).toBe(at(1080));
});

test('compresses full pictures for phones more, unless a quality is given', () => {
  const qualities = (quality?: number) =>
    (pictureSources('/media/a.jpg', 'full', quality).srcSet ?? '').match(/w=\d+&q=\d+/g)?.slice(0, 3);
  expect(qualities()).toEqual(['w=660&q=60', 'w=828&q=60', 'w=1080&q=75']);
  expect(qualities(75)).toEqual(['w=660&q=75', 'w=828&q=75', 'w=1080&q=75']);
});

test('offers one source per screen density for a thumbnail, without sizes', () => {
  const { src, srcSet } = pictureSources('/media/a.jpg', 'thumbnail', 60);
  const at = (width: number) => `/_next/image?url=%2Fmedia%2Fa.jpg&w=${width}&q=60`;
  expect(src).toBe(at(96));
  expect(srcSet).toBe(`${at(192)} 2x, ${at(320)} 3x`);
});

test('serves drawings without the optimiser', () => {
  expect(pictureSources('/media/plan.svg?v=2', 'card')).toEqual({ src: '/media/plan.svg?v=2' });
});
