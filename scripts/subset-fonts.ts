import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/*
 * `npm run fonts` creates the font subsets that every page loads: the characters of English text. Browsers load the
 * packages' own files if a page contains others, see app/fonts.ts.
 */

const folder = 'app/font-files';
/** The characters of the `unicode-range` that starts with the space, such as `U+20-7E, U+A0`. */
function charactersOf(fonts: string): string {
  const [range, ...others] = new Set(fonts.match(/(?<=')U\+20-[^']*/g));
  if (range === undefined || others.length > 0)
    throw new Error('app/fonts.ts must name one range from U+20.');
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

const characters = charactersOf(readFileSync('app/fonts.ts', 'utf8'));
/** OpenType features used by styles, and those that browsers apply to English by default. */
const keepFeatures = ['calt', 'kern', 'liga', 'lnum', 'tnum'];

const fonts = [
  { name: 'cormorant', file: '@fontsource/cormorant/files/cormorant-latin-500-normal.woff2' },
  { name: 'cormorant-italic', file: '@fontsource/cormorant/files/cormorant-latin-400-italic.woff2' },
  {
    name: 'manrope',
    file: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

mkdirSync(folder, { recursive: true });
for (const { name, file, variationAxes } of fonts) {
  const whole = readFileSync(join('node_modules', file));
  const part = await subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures, variationAxes });
  writeFileSync(join(folder, `${name}.woff2`), part);
  console.log(`${name}: ${whole.length} → ${part.length} bytes`);
}
