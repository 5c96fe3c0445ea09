import { join } from 'node:path';
import sharp from 'sharp';
import { heroPosters, posterPath } from './hero-posters';

const file = (path: string) => join('public', path);

/** The picture in 16 by 16 pixels. */
const thumbnail = (path: string) =>
  sharp(file(path)).resize(16, 16, { fit: 'fill' }).removeAlpha().raw().toBuffer();

const copies = Object.values(heroPosters).flatMap((poster) =>
  poster.widths.map((width) => ({ original: posterPath(poster), copy: posterPath(poster, width), width })),
);

it.each(copies)('$copy shows the original in its width; otherwise run `npm run posters`', async (poster) => {
  const { format, width } = await sharp(file(poster.copy)).metadata();
  expect({ format, width }).toEqual({ format: 'heif', width: poster.width });
  const [original, copy] = await Promise.all([thumbnail(poster.original), thumbnail(poster.copy)]);
  const differences = [...original].map((value, index) => Math.abs(value - (copy[index] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(16);
});
