/** Available widths in pixels, all allowed in next.config.mjs; each costs 70 bytes per picture. */
export const pictureWidths = {
  /** Up to 96 px on the page, selected by screen density. */
  thumbnail: [96, 192, 320],
  /** Up to 600 px on the page. */
  card: [390, 660, 828, 1080],
  full: [660, 828, 1080, 1440, 1920, 2400],
} as const;

export type PictureRange = keyof typeof pictureWidths;

/** Full pictures up to this width are for phones, whose density hides stronger compression. */
const phoneWidth = 828;

/** Media condition for `sizes`: on these screens, two pixels per CSS pixel look like three, so less than the real width suffices. */
export const denseScreen = '(min-resolution: 2.5dppx)';

/** URLs of a picture at the image optimiser, which does not support SVG: a drawing has itself as its only source. */
export function pictureSources(
  src: string,
  range: PictureRange,
  quality?: number,
): { src: string; srcSet?: string } {
  if (/\.svg(?:[?#]|$)/i.test(src)) return { src };
  const widths = pictureWidths[range];
  const at = (width: number) => {
    const usual = range === 'full' && width <= phoneWidth ? 60 : 75;
    return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality ?? usual}`;
  };
  if (range === 'thumbnail') return { src: at(96), srcSet: `${at(192)} 2x, ${at(320)} 3x` };
  return {
    src: at(widths[widths.length - 1] ?? 1080),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}
