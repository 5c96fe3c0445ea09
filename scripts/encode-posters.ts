import { join } from 'node:path';
import sharp from 'sharp';
import { heroPosters, posterPath } from '@/components/home/hero-posters';

/*
 * `npm run posters` encodes the home page's poster as AVIF, a third smaller than WebP at the same visible quality. Encoding
 * takes a minute, too long for a request or a build.
 */

const publicFile = (path: string) => join('public', path);

for (const poster of Object.values(heroPosters))
  for (const width of poster.widths) {
    const { size } = await sharp(publicFile(posterPath(poster)))
      .resize(width)
      .avif({ quality: 43, effort: 6, chromaSubsampling: '4:2:0' })
      .toFile(publicFile(posterPath(poster, width)));
    console.log(`${posterPath(poster, width)}: ${Math.round(size / 1_000)} kB`);
  }
