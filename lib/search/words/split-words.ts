import { fold } from './fold';

/** Spelling variants, after folding; the first is the canonical one. */
const spellings: readonly (readonly string[])[] = [
  ['center', 'centre'],
  ['harbor', 'harbour'],
  ['color', 'colour'],
  ['gray', 'grey'],
  ['jewelry', 'jewellery'],
  ['theater', 'theatre'],
  ['meter', 'metre'],
  ['neighborhood', 'neighbourhood'],
  ['story', 'storey'],
  ['parlor', 'parlour'],
  ['favorite', 'favourite'],
  ['penthouse', 'penthous'],
  ['jebel', 'jabal', 'jabel', 'jebal'],
  ['jaddaf', 'jadaf', 'jadaaf'],
  ['saadiyat', 'sadiyat', 'saadiat'],
  ['akoya', 'akoia'],
];

const oneSpelling = new Map(
  spellings.flatMap(([canonical = '', ...others]) => others.map((other) => [other, canonical] as const)),
);

/** A canonical word and its other spellings. */
export function spellingsOf(word: string): readonly string[] {
  return spellings.find(([canonical]) => canonical === word) ?? [word];
}

const wordPattern = /[\p{L}\p{N}\p{M}\u0640\u200b-\u200f]+/gu;
const asciiWordPattern = /[a-z0-9]+/g;
const maxWordLength = 40;

/**
 * The words of a text for comparison: folded, canonical spelling, without punctuation. Apostrophes inside words are
 * dropped ("children's" is "childrens"), other signs separate.
 */
export function words(text: string): string[] {
  const folded = fold(text);
  const joined = folded.includes("'") ? folded.replace(/(\p{L})'(\p{L})/gu, '$1$2') : folded;
  // Both patterns find the same words in ASCII texts, but the simpler one is several times as fast.
  const isAscii = /^[\x20-\x7e]*$/.test(joined);
  return joined.match(isAscii ? asciiWordPattern : wordPattern)?.map(canonicalWord) ?? [];
}

/** A text with spaces for the apostrophes inside words, as "Za'abeel" is also typed; null for a text without any. */
export function withoutApostrophes(text: string): string | null {
  const apart = text.replace(/(\p{L})['’‘](?=\p{L})/gu, '$1 ');
  return apart === text ? null : apart;
}

/** Whether the words may be one with an apostrophe, typed as "za abeel" or "king s"; texts are stored with it as one. */
export function isTornApart(word: string, next: string): boolean {
  return (
    (/^(?!s$)[a-z]{1,2}$/.test(word) && /^[a-z]{3,}$/.test(next)) ||
    (/^[a-z]{3,}$/.test(word) && next === 's')
  );
}

/** The canonical form of one folded word, cut to a maximum length. */
export function canonicalWord(folded: string): string {
  const canonical = oneSpelling.get(folded);
  if (canonical !== undefined) return canonical;
  return folded.length <= maxWordLength ? folded : [...folded].slice(0, maxWordLength).join('');
}

/** Words joined by spaces, as phrase keys. */
export function phraseOf(text: string): string {
  return words(text).join(' ');
}

/** The plural of a singular word or vice versa, when formed with s; null for other words. */
export function singularOrPlural(word: string): string | null {
  if (!/^[a-z]{3,}$/.test(word) || word.endsWith('ss')) return null;
  return word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
}
