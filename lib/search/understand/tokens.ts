import { fold } from '../fold';
import { canonicalWord } from '../words';

/** A token of a typed text: a number, a word or a meaningful sign. */
export type Token = {
  kind: 'number' | 'word' | 'sign';
  /** Folded; digits of a number without separators. */
  text: string;
  /** NaN unless a number. */
  value: number;
  start: number;
  end: number;
};

const pattern =
  /\d+(?:st|nd|rd|th)(?![\p{L}\d])|\d{1,3}(?:\.\d{3}){2,}(?!\d)|\d{2,3}\.000(?!\d)|\d{1,3}(?: \d{3})* 000(?![\d.,])|\d[\d,٬]*(?:[.٫]\d+)?|[\p{L}\p{M}\u0640\u200b-\u200f]+(?:['’][\p{L}]+)*|[-–—+/&<>≤≥=$€£¥₹₽~%]|(?<=\d):(?=\d)/giu;
/** "And" and "for" are written with the amount that follows: ومليونين, بمليون. */
const arabicAttached = /^([وب])(مليون|مليونين|مليونان|الف|نصف|نص|ربع|مليار)$/u;
const countAttached = /^(one|two|three|four|five|six|seven)(beds?|bedrooms?|brs?|bhk)$/;
/**
 * Spellings of words in place names. Not among the spellings of `words`, because texts are stored with those, and
 * searches find the others through the names of places.
 */
const placeSpellings = new Map([
  ['jumeira', 'jumeirah'],
  ['jumairah', 'jumeirah'],
  ['jumaira', 'jumeirah'],
  ['jumera', 'jumeirah'],
  ['jumerah', 'jumeirah'],
  ['jumeria', 'jumeirah'],
  ['jumeriah', 'jumeirah'],
  ['jumierah', 'jumeirah'],
]);
/** Also the 2 of "m²". */
const otherDigit = /[\u00b2\u0660-\u0669\u06f0-\u06f9]/g;

/** "1,2,3 bed"; a lone "2,5 bed" has a decimal comma. */
const commaInRooms = /(?<=(?<!\d)\d),(?!(?<=(?<!,)\d,)5[ -]?b)(?=\d(?:,\d)*[ -]?(?:b\/?r|bd|bed|bhk))/gi;

/** Splits a text into tokens. Accepts digits of every script; other characters separate. */
export function tokensOf(text: string): Token[] {
  const plain = text
    .replace(otherDigit, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(commaInRooms, '/');
  return [...plain.matchAll(pattern)].flatMap((match): Token[] => {
    const [written] = match;
    const place = { start: match.index, end: match.index + written.length };
    if (/^\d/.test(written)) {
      const [, ordinal] = /^(\d+)[a-z]{2}$/i.exec(written) ?? [];
      if (ordinal) return [{ kind: 'number', text: ordinal, value: Number(ordinal), ...place }];
      // "2.000.000", "400 000"
      const isGrouped = /^\d{1,3}(?:[. ]\d{3})+$/.test(written) && /[. ]\d{3}[. ]|000$/.test(written);
      if (isGrouped) {
        const digits = written.replace(/[. ]/g, '');
        return [{ kind: 'number', text: digits, value: Number(digits), ...place }];
      }
      // "1,5" is a decimal comma, "1,500" a separator.
      const isDecimal = /^\d{1,3},\d{1,2}$/.test(written);
      const digits = isDecimal ? written.replace(',', '.') : written.replace(/[,٬]/g, '').replace('٫', '.');
      return [{ kind: 'number', text: digits, value: Number(digits), ...place }];
    }
    if (/^[-–—]$/.test(written)) return [{ kind: 'sign', text: '-', value: Number.NaN, ...place }];
    if (/^[+/&<>≤≥=$€£¥₹₽~%:]$/.test(written))
      return [{ kind: 'sign', text: written, value: Number.NaN, ...place }];
    const spelled = canonicalWord(fold(written).replace(/['\s]/g, ''));
    const word = placeSpellings.get(spelled) ?? spelled;
    const attached = arabicAttached.exec(word) ?? countAttached.exec(word);
    const middle = place.start + (attached?.[1]?.length ?? 0);
    if (attached?.[1] && attached[2])
      return [
        { kind: 'word', text: attached[1], value: Number.NaN, start: place.start, end: middle },
        { kind: 'word', text: attached[2], value: Number.NaN, start: middle, end: place.end },
      ];
    return word ? [{ kind: 'word', text: word, value: Number.NaN, ...place }] : [];
  });
}

/** Words and numbers joined by spaces: the lookup key of names. */
export function nameKey(text: string): string {
  return tokensOf(text)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text: part }) => part)
    .filter((part) => part !== 'and')
    .join(' ');
}

/** Phrases separated by ` | `, as tokens. */
export function phraseList(text: string): readonly (readonly string[])[] {
  return text.split('|').map((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((part) => canonicalWord(fold(part)) || part),
  );
}

/** A table keyed by the token form of its keys. */
export function foldedKeys<T>(table: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(table).map(([key, value]) => [canonicalWord(fold(key)) || key, value]));
}
