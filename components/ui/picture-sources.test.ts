/** @jest-environment node */
import { stub } from '@/testing/stub';
import config from '../../next.config.mjs';
import { type PictureRange, pictureSources, pictureWidths } from './picture-sources';

const ranges = stub<PictureRange[]>(Object.keys(pictureWidths));

test.each(ranges)('the optimiser makes every width of %s', (range) => {
  const { deviceSizes = [], imageSizes = [], qualities } = config.images ?? {};
  const made = [...deviceSizes, ...imageSizes];
  expect(made).toEqual(expect.arrayContaining([...pictureWidths[range]]));
  expect(qualities).toContain(75);
});

test('a picture has one source per width and the largest for browsers that do not choose', () => {
  const { src, srcSet } = pictureSources('/media/a b.jpg', 'card', 60);
  const at = (width: number) => `/_next/image?url=%2Fmedia%2Fa%20b.jpg&w=${width}&q=60`;
  expect(srcSet).toBe(`${at(390)} 390w, ${at(660)} 660w, ${at(828)} 828w, ${at(1080)} 1080w`);
  expect(src).toBe(at(1080));
});

test('a thumbnail has one source per density of the screen, and needs no sizes', () => {
  const { src, srcSet } = pictureSources('/media/a.jpg', 'thumbnail', 60);
  const at = (width: number) => `/_next/image?url=%2Fmedia%2Fa.jpg&w=${width}&q=60`;
  expect(src).toBe(at(96));
  expect(srcSet).toBe(`${at(192)} 2x, ${at(320)} 3x`);
});

test('a drawing is not sent to the optimiser', () => {
  expect(pictureSources('/media/plan.svg?v=2', 'card')).toEqual({ src: '/media/plan.svg?v=2' });
});
