import localFont from 'next/font/local';

/* Fallback fonts are in globals.css, one per weight. */

/** Display font for large titles and prices, in one weight: a third smaller than the variable file. */
export const cormorant = localFont({
  src: '../node_modules/@fontsource/cormorant/files/cormorant-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-cormorant',
  display: 'swap',
  adjustFontFallback: false,
});

/** Quotations in articles; a separate font, so that only pages with quotations load it. */
export const cormorantItalic = localFont({
  src: '../node_modules/@fontsource/cormorant/files/cormorant-latin-400-italic.woff2',
  style: 'italic',
  weight: '400',
  variable: '--font-cormorant-italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Text font. */
export const manrope = localFont({
  src: '../node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-manrope',
  display: 'swap',
  adjustFontFallback: false,
});
