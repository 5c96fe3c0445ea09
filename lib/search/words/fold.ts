import { withPlainDigits } from '@/lib/format/plain-digits';

/** Letters without a Unicode decomposition, as a searcher would type them. */
const letters: Readonly<Record<string, string>> = {
  // Latin
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  // Arabic and Persian: one form per alef, yeh, kaf and heh
  '\u0671': '\u0627',
  '\u0649': '\u064a',
  '\u06cc': '\u064a',
  '\u06a9': '\u0643',
  '\u0629': '\u0647',
  '\u06be': '\u0647',
  '\u06c1': '\u0647',
  '\u06d5': '\u0647',
  // Punctuation with several forms on keyboards and in editors
  '’': "'",
  '‘': "'",
  '‐': '-',
  '–': '-',
  '—': '-',
};

/** Accents, vowel marks and decomposed hamza, tatweel, joiners, direction marks, soft hyphens. */
const invisible = /[\p{M}\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Normal form for comparing texts as searchers do: folds case, accents, Arabic and Persian letter forms, vowel marks,
 * tatweel, digits and white space. Not for display.
 */
export function fold(text: string): string {
  if (isPrintableAscii(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  return withPlainDigits(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(/[^\x20-\x7e]/gu, (letter) => letters[letter] ?? letter)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Most texts are printable ASCII and need none of the slower steps. */
function isPrintableAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** The folded words of a search, each once. */
export function searchWords(text: string): string[] {
  return [...new Set(fold(text).split(' ').filter(Boolean))];
}
