import { fold } from '../fold';
import { compared } from '../words';

/** A piece of a typed text: a number, a word or a sign that means something between them. */
export type Token = {
  kind: 'number' | 'word' | 'sign';
  /** As search compares it; digits of a number without separators. */
  text: string;
  /** Of a number; NaN otherwise. */
  value: number;
  start: number;
  end: number;
};

const pattern = /\d[\d,٬]*(?:[.٫]\d+)?|[\p{L}\p{M}\u0640\u200b-\u200f]+(?:['’][\p{L}]+)*|[-–—+/&<>≤≥=$€£~]/gu;
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Takes a text apart. Digits of every script count; what is neither letter, digit nor sign separates. */
export function tokensOf(text: string): Token[] {
  const plain = text.replace(arabicDigit, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return [...plain.matchAll(pattern)].flatMap((match): Token[] => {
    const [written] = match;
    const place = { start: match.index, end: match.index + written.length };
    if (/^\d/.test(written)) {
      const digits = written.replace(/[,٬]/g, '').replace('٫', '.');
      return [{ kind: 'number', text: digits, value: Number(digits), ...place }];
    }
    if (/^[-–—]$/.test(written)) return [{ kind: 'sign', text: '-', value: Number.NaN, ...place }];
    if (/^[+/&<>≤≥=$€£~]$/.test(written))
      return [{ kind: 'sign', text: written, value: Number.NaN, ...place }];
    const word = compared(fold(written).replace(/['\s]/g, ''));
    return word ? [{ kind: 'word', text: word, value: Number.NaN, ...place }] : [];
  });
}

/** The words and numbers of a text, joined by spaces: the form in which names are looked up. */
export function nameKey(text: string): string {
  return tokensOf(text)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text: part }) => part)
    .filter((part) => part !== 'and')
    .join(' ');
}

/** Phrases written with ` | ` between them, each as the tokens it is met as. */
export function phraseList(text: string): readonly (readonly string[])[] {
  return text.split('|').map((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((part) => compared(fold(part)) || part),
  );
}

/** A table under the form in which tokens meet its keys. */
export function foldedKeys<T>(table: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(table).map(([key, value]) => [compared(fold(key)) || key, value]));
}
