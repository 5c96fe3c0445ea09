/** @jest-environment node */
import config from '../../next.config.mjs';
import { type PictureRange, pictureSources, pictureWidths } from './picture-sources';

const ranges = Object.keys(pictureWidths) as PictureRange[];

test.each(ranges)('the optimiser makes every width of %s', (range) => {
  const { deviceSizes = [], imageSizes = [], qualities } = config.images ?? {};
  const made = [...deviceSizes, ...imageSizes];
  expect(made).toEqual(expect.arrayContaining([...pictureWidths[range]]));
  expect(qualities).toContain(75);
});

test('a picture has one source per width and the largest for browsers that do not choose', () => {
  const { src, srcSet } = pictureSources('/media/a b.jpg', 'thumbnail', 60);
  expect(srcSet).toBe(
    '/_next/image?url=%2Fmedia%2Fa%20b.jpg&w=96&q=60 96w, /_next/image?url=%2Fmedia%2Fa%20b.jpg&w=192&q=60 192w, /_next/image?url=%2Fmedia%2Fa%20b.jpg&w=320&q=60 320w',
  );
  expect(src).toBe('/_next/image?url=%2Fmedia%2Fa%20b.jpg&w=320&q=60');
});

test('a drawing is not sent to the optimiser', () => {
  expect(pictureSources('/media/plan.svg?v=2', 'card')).toEqual({ src: '/media/plan.svg?v=2' });
});
