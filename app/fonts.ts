import localFont from 'next/font/local';

/* What stands in for the faces until they are there is in globals.css, one stand-in for each weight in use. */

/** Display face: large titles and prices, all in one weight, and so a file a third lighter than the variable one. */
export const cormorant = localFont({
  src: '../node_modules/@fontsource/cormorant/files/cormorant-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-cormorant',
  display: 'swap',
  adjustFontFallback: false,
});

/** Quotations in articles. A face of its own, so that only pages with a quotation load it. */
export const cormorantItalic = localFont({
  src: '../node_modules/@fontsource/cormorant/files/cormorant-latin-400-italic.woff2',
  style: 'italic',
  weight: '400',
  variable: '--font-cormorant-italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Text face: everything that is read or pressed. */
export const manrope = localFont({
  src: '../node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-manrope',
  display: 'swap',
  adjustFontFallback: false,
});
