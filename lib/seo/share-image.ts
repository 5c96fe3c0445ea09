import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp, { type OverlayOptions } from 'sharp';
import { truncate } from '@/lib/format/text';
import { site } from '@/lib/site';
import { type PictureOptions, readPicture } from './share-picture';
import { escapeXml } from './sitemaps';

/** What is written on the picture of a page where it is shared. */
export type ShareCard = {
  /** Path or address of the picture; the site's own when null. */
  picture: string | null;
  /** Small, above the title: where it is, or what it is about. */
  label: string | null;
  title: string;
  /** Below the title, such as a price. */
  line: string | null;
};

const width = 1200;
const height = 630;
const margin = 72;
const textWidth = width - 2 * margin;
const memoryBytes = 24 * 1024 * 1024;

const ivory = '#fbf8f3';
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
  fetchMethod: (_key, _stale, { context }) => drawShareImage(context.card, context.options),
});

/** The picture of a page, drawn once per content and kept in bounded memory. */
export async function shareImage(card: ShareCard, options: PictureOptions): Promise<Buffer> {
  const key = JSON.stringify(card);
  const image = await remembered.fetch(key, { context: { card, options } });
  return image ?? drawShareImage(card, options);
}

/** A JPEG of 1200 × 630: the picture, darkened towards the text, with title, place, price and brand. */
export async function drawShareImage(card: ShareCard, options: PictureOptions): Promise<Buffer> {
  const picture = await readPicture(card.picture, options);
  const layers = await textLayers(card);
  return draw(picture, layers).catch(async () => draw(await readPicture(null, options), layers));
}

function draw(picture: Buffer, layers: OverlayOptions[]): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: 60_000_000 })
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .composite([{ input: shade }, ...layers])
    .jpeg({ quality: 80 })
    .toBuffer();
}

const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d0f14" stop-opacity=".55"/><stop offset=".3" stop-color="#0d0f14" stop-opacity=".18"/><stop offset=".62" stop-color="#0d0f14" stop-opacity=".72"/><stop offset="1" stop-color="#0d0f14" stop-opacity=".94"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
);

/** The lines of text from the bottom up, so that a title of two lines grows upwards. */
async function textLayers({ label, title, line }: ShareCard): Promise<OverlayOptions[]> {
  await knowArabicFont;
  const brand = await text(site.name, { font: fonts.display, size: 42, colour: ivory });
  const layers: OverlayOptions[] = [{ input: brand.data, left: margin, top: 56 }];
  let bottom = height - 64;
  const add = async (words: string, style: TextStyle, gap: number) => {
    if (!words.trim()) return;
    const { data, info } = await text(words, style);
    bottom -= info.height;
    layers.push({ input: data, left: margin, top: Math.max(110, bottom) });
    bottom -= gap;
  };
  if (line) await add(truncate(line, 60), { font: fonts.text, size: 32, colour: ivory }, 36);
  const heading = truncate(title, 90);
  await add(heading, { font: fonts.display, size: heading.length > 42 ? 64 : 78, colour: ivory }, 26);
  if (label) {
    const small = truncate(label, 60).toUpperCase();
    await add(small, { font: fonts.text, size: 22, colour: gold, spacing: 3 }, 0);
  }
  return layers;
}

type TextStyle = {
  font: { family: string; file: string };
  size: number;
  colour: string;
  /** Between letters, in pixels; never between the joined letters of Arabic. */
  spacing?: number;
};

/** The library takes one font file per text; a font it has seen once stays known, so Arabic is shown to it first. */
const knowArabicFont = text('ا', { font: fonts.arabic, size: 20, colour: ivory });

function text(words: string, { font, size, colour, spacing }: TextStyle) {
  const letters = spacing && !/\p{Script=Arabic}/u.test(words) ? ` letter_spacing="${spacing * 1024}"` : '';
  return sharp({
    text: {
      text: `<span foreground="${colour}"${letters}>${escapeXml(words)}</span>`,
      // Pango takes what follows the last comma for the size: without it, "Medium" would be read as a weight.
      font: `${font.family}, ${fonts.arabic.family}, ${size}`,
      fontfile: font.file,
      rgba: true,
      width: textWidth,
      dpi: 72,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
