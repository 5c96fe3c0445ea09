import { fold } from './fold';

/** Spellings of one word that searchers and feeds use side by side, after folding; the first is the one compared. */
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
  spellings.flatMap(([compared = '', ...others]) => others.map((other) => [other, compared] as const)),
);

const wordPattern = /[\p{L}\p{N}\p{M}\u0640\u200b-\u200f]+/gu;
const maxWordLength = 40;

/**
 * The words of a text as search compares them: folded, in one spelling, without punctuation. An apostrophe inside a
 * word is dropped ("children's" is "childrens"), every other sign separates words.
 */
export function words(text: string): string[] {
  return (
    fold(text)
      .replace(/(\p{L})'(\p{L})/gu, '$1$2')
      .match(wordPattern)
      ?.map(compared) ?? []
  );
}

/** The form of one folded word that search compares: one spelling of several, cut to a sensible length. */
export function compared(folded: string): string {
  return oneSpelling.get(folded) ?? [...folded].slice(0, maxWordLength).join('');
}

/** Words joined by spaces, the form in which phrases are looked up. */
export function phraseOf(text: string): string {
  return words(text).join(' ');
}

/** The other number of a word, plural or singular, where it is formed by an s. */
export function otherNumber(word: string): string | null {
  if (!/^[a-z]{3,}$/.test(word) || word.endsWith('ss')) return null;
  return word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
}
