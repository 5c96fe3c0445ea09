/** The hero's pictures in `public/media/hero`: `file.jpg`, and `npm run posters` encodes `file-width.avif` from it. */
export const heroPosters = {
  landscape: { file: 'hero', widths: [1440, 1920, 2400] },
  portrait: { file: 'hero-mobile', widths: [660, 828, 1080] },
} as const;

export type HeroPoster = (typeof heroPosters)[keyof typeof heroPosters];

/** The path of the original, or of its AVIF copy with this width in pixels. */
export function posterPath({ file }: HeroPoster, width?: number): string {
  return `/media/hero/${width === undefined ? `${file}.jpg` : `${file}-${width}.avif`}`;
}

export function avifSources(poster: HeroPoster): string {
  return poster.widths.map((width) => `${posterPath(poster, width)} ${width}w`).join(', ');
}
