import localFont from 'next/font/local';

/*
 * Every page loads subsets for English text, made by scripts/subset-fonts.ts; other Latin characters load from the
 * packages' files if a page contains one. Next evaluates these calls at build time, so values must be literals.
 * Fallback fonts are in globals.css, one per weight.
 */

/** Display font for large titles and prices, in one weight: a third smaller than the variable file. */
const cormorant = localFont({
  src: './font-files/cormorant.woff2',
  weight: '500',
  variable: '--font-cormorant',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A9, U+B2, U+B7, U+C9, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212',
    },
  ],
});

const cormorantLatin = localFont({
  src: '../node_modules/@fontsource/cormorant/files/cormorant-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-cormorant-latin',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-FF, U+131, U+152-153, U+2000-206F, U+2122' }],
});

const cormorantExtended = localFont({
  src: '../node_modules/@fontsource/cormorant/files/cormorant-latin-ext-500-normal.woff2',
  weight: '500',
  variable: '--font-cormorant-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F' }],
});

/** Quotations in articles; separate fonts, so that only pages with quotations load them. */
const cormorantItalic = localFont({
  src: './font-files/cormorant-italic.woff2',
  style: 'italic',
  weight: '400',
  variable: '--font-cormorant-italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A9, U+B2, U+B7, U+C9, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212',
    },
  ],
});

const cormorantItalicLatin = localFont({
  src: '../node_modules/@fontsource/cormorant/files/cormorant-latin-400-italic.woff2',
  style: 'italic',
  weight: '400',
  variable: '--font-cormorant-italic-latin',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-FF, U+131, U+152-153, U+2000-206F, U+2122' }],
});

/** Text font. */
const manrope = localFont({
  src: './font-files/manrope.woff2',
  weight: '400 700',
  variable: '--font-manrope',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A9, U+B2, U+B7, U+C9, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212',
    },
  ],
});

const manropeLatin = localFont({
  src: '../node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-manrope-latin',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-FF, U+131, U+152-153, U+2000-206F, U+2122' }],
});

const manropeExtended = localFont({
  src: '../node_modules/@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-manrope-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F' }],
});

/** Classes of the document; they define the variables of globals.css. */
export const fontClasses = [
  cormorant,
  cormorantLatin,
  cormorantExtended,
  cormorantItalic,
  cormorantItalicLatin,
  manrope,
  manropeLatin,
  manropeExtended,
]
  .map(({ variable }) => variable)
  .join(' ');
