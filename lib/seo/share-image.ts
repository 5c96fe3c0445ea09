import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import { colours } from '@/lib/colours';
import { escapeXml } from '@/lib/format/escape-xml';
import { truncateAtWord } from '@/lib/format/text';
import { wellFormed } from '@/lib/format/well-formed';
import { limitConcurrency } from '@/lib/limit-concurrency';
import { site } from '@/lib/site';
import { type PictureOptions, readMapLines, readPicture, readSitePicture } from './share-picture';

/** Content of a share image. */
export type ShareCard = {
  /** Path or URL of the photo; null for the site's own photo, or for map lines when there is a seed. */
  picture: string | null;
  /** For a property, which never shows the site's own photo: selects the section of the map lines. */
  seed?: number;
  /** Small line above the title: location or topic. */
  label: string | null;
  title: string;
  /** Below the title, such as a price. */
  line: string | null;
};

const width = 1200;
const height = 630;
const margin = 72;
const textWidth = width - 2 * margin;
/** Below the brand. */
const highest = 110;
/** A longer title is cut. */
export const maxTitleLength = 90;
const memoryBytes = 24 * 1024 * 1024;

// Settings of the whole process: no cache of results, one thread per picture.
sharp.cache(false);
sharp.concurrency(1);

const { paper, night } = colours;
/** Lighter than the site's, for small text on pictures. */
const gold = '#d9bd7d';

const fontFile = (path: string) => join(process.cwd(), 'node_modules/@expo-google-fonts', path);
const fonts = {
  display: { family: 'Cormorant Medium', file: fontFile('cormorant/500Medium/Cormorant_500Medium.ttf') },
  text: { family: 'Manrope SemiBold', file: fontFile('manrope/600SemiBold/Manrope_600SemiBold.ttf') },
  arabic: {
    family: 'Noto Naskh Arabic Medium',
    file: fontFile('noto-naskh-arabic/500Medium/NotoNaskhArabic_500Medium.ttf'),
  },
};

const remembered = new LRUCache<string, Buffer, { card: ShareCard; options: PictureOptions }>({
  maxSize: memoryBytes,
  sizeCalculation: (image) => image.byteLength,
  fetchMethod: (_key, _stale, { context }) => drawInTurn(() => drawShareImage(context.card, context.options)),
});

/** Drawing uses most of a core for a moment; more than two at once would slow pages down. */
const drawInTurn = limitConcurrency(2);

/** The share image of a page, drawn once per content and cached with bounded memory. */
export async function shareImage(card: ShareCard, options: PictureOptions): Promise<Buffer> {
  const key = JSON.stringify(card);
  const image = await remembered.fetch(key, { context: { card, options } });
  return image ?? drawInTurn(() => drawShareImage(card, options));
}

/** A 1200 × 630 JPEG: the photo, darkened towards the text, with title, location, price and brand. */
export async function drawShareImage(card: ShareCard, options: PictureOptions): Promise<Buffer> {
  const layers = await textLayers(card);
  const { seed } = card;
  const picture = await readPicture(card.picture, options);
  if (seed !== undefined) {
    const relief = () => drawRelief(seed, layers);
    return picture ? draw(picture, layers).catch(relief) : relief();
  }
  return draw(picture ?? (await readSitePicture()), layers)
    .catch(async () => draw(await readSitePicture(), layers))
    .catch(async () => draw(await readSitePicture(), []));
}

/** Map lines on the night colour, mirrored for every other seed. */
async function drawRelief(seed: number, layers: OverlayOptions[]): Promise<Buffer> {
  const map = sharp(await readMapLines()).flatten({ background: night });
  const { width: mapWidth, height: mapHeight } = await map.metadata();
  const section = await map
    .extract({
      left: Math.floor(((mapWidth - width) * ((seed * 37) % 101)) / 100),
      top: Math.floor(((mapHeight - height) * ((seed * 61) % 101)) / 100),
      width,
      height,
    })
    .flop(seed % 2 === 1)
    .png()
    .toBuffer();
  return sharp(section).composite(layers).jpeg({ quality: 80 }).toBuffer();
}

function draw(picture: Buffer, layers: OverlayOptions[]): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: 60_000_000 })
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .composite([shade, ...layers])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Gradient over the photo from top to bottom: position and opacity. */
const shadeStops = [
  [0, 0.55],
  [0.3, 0.18],
  [0.62, 0.72],
  [1, 0.94],
] as const;

/** One column is enough; it is repeated across the width. */
const shade: OverlayOptions = {
  input: Buffer.from(
    Array.from({ length: height }, (_, row) => [
      ...Buffer.from(night.slice(1), 'hex'),
      Math.round(255 * shadeAt(row / (height - 1))),
    ]).flat(),
  ),
  raw: { width: 1, height, channels: 4 },
  tile: true,
};

function shadeAt(place: number): number {
  const next = Math.max(
    1,
    shadeStops.findIndex(([stop]) => stop >= place),
  );
  const [from, fromOpacity] = shadeStops[next - 1] ?? shadeStops[0];
  const [to, toOpacity] = shadeStops[next] ?? shadeStops[0];
  return fromOpacity + ((place - from) / (to - from)) * (toOpacity - fromOpacity);
}

/** Lines of text from the bottom up, so that a two-line title grows upwards. */
async function textLayers({ label, title, line }: ShareCard): Promise<OverlayOptions[]> {
  await arabicFontLoaded;
  const brand = await text(site.name, { font: fonts.display, size: 42, colour: paper });
  const layers: OverlayOptions[] = [{ ...brand.layer, left: margin, top: 56 }];
  let bottom = height - 64;
  const add = async (words: string, style: TextStyle, gap: number) => {
    const drawn = await evenLines(words, style).catch(() => null);
    // Text without visible characters cannot be rendered; stacked accents can be taller than the picture.
    if (!drawn || drawn.height > bottom - highest) return;
    bottom -= drawn.height;
    layers.push({ ...drawn.layer, left: margin, top: bottom });
    bottom -= gap;
  };
  if (line) await add(truncateAtWord(line, 60), { font: fonts.text, size: 32, colour: paper }, 36);
  const heading = joinDashes(truncateAtWord(title, maxTitleLength));
  await add(heading, { font: fonts.display, size: heading.length > 42 ? 64 : 78, colour: paper }, 26);
  if (label) {
    const small = truncateAtWord(label, 60).toUpperCase();
    await add(small, { font: fonts.text, size: 22, colour: gold, spacing: 3 }, 0);
  }
  return layers;
}

/** Keeps a dash between words at the end of a line: `Golf Course Views - Prime Location`. */
function joinDashes(text: string): string {
  return text.replace(/ ([-–—|]) /g, '\u00a0$1 ');
}

type TextStyle = {
  font: { family: string; file: string };
  size: number;
  colour: string;
  /** Letter spacing in pixels; never for Arabic, whose letters join. */
  spacing?: number;
};

/** The renderer takes one font file per text but remembers loaded fonts, so the Arabic one is loaded first. */
const arabicFontLoaded = text('ا', { font: fonts.arabic, size: 20, colour: paper });

/** Narrows several lines to a similar length, as long as there are no more of them and no word is broken. */
async function evenLines(words: string, style: TextStyle) {
  let drawn = await text(words, style);
  const highestDrawn = drawn.height + style.size / 2;
  if (highestDrawn < style.size * 2) return drawn;
  const longestWord = Math.max(...words.split(/\s/).map(({ length }) => length));
  let tooNarrow = Math.max(textWidth / 2, longestWord * style.size * 0.7);
  let width = textWidth;
  while (width - tooNarrow > 32) {
    const middle = Math.round((tooNarrow + width) / 2);
    const narrower = await text(words, style, middle);
    if (narrower.height > highestDrawn) {
      tooNarrow = middle;
    } else {
      width = middle;
      drawn = narrower;
    }
  }
  return drawn;
}

async function text(words: string, { font, size, colour, spacing }: TextStyle, width = textWidth) {
  const letters = spacing && !/\p{Script=Arabic}/u.test(words) ? ` letter_spacing="${spacing * 1024}"` : '';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}"${letters}>${escapeXml(wellFormed(words))}</span>`,
      // Pango reads what follows the last comma as the size: without it, "Medium" would be read as a weight.
      font: `${font.family}, ${fonts.arabic.family}, ${size}`,
      fontfile: font.file,
      rgba: true,
      width,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { height: info.height, layer: { input: data, raw: rawOf(info) } };
}

function rawOf({ width, height, channels }: OutputInfo) {
  return { width, height, channels };
}
