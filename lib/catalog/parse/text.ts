import { decodeHTMLStrict } from 'entities/decode';
import { plainText } from '@/lib/format/plain-text';
import { wellFormed } from '@/lib/format/well-formed';
import { isAbsent, isRecord } from './fields';
import { maxEntries, maxHtml, maxLine, maxListText, maxParagraph } from './limits';
import type { ReportProblem } from './problem';

/** Emoji and pictographs with their selectors and joiners. */
const pictographs =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{20E3}])/gu;
/** Controls, lone surrogates and zero-width characters, except white space and the non-joiner, which Persian needs. */
const invisible = /(?![\u200c\s])[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Controls that HTML and databases reject; line breaks and tabs are kept. */
const controls = /(?![\n\t])\p{Cc}/gu;
/** Pictures and fonts inside HTML, which are never shown but can be larger than all of its text. */
const embedded = /data:[\w.+-]+\/[\w.+-]+;base64,[\w+/=]*(?:\s+[\w+/=]{40,})*/gi;
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Characters that Unicode counts as pictographs but which occur in names. */
const keptSigns = new Set(['©', '®', '™']);

/**
 * Repairs UTF-8 that was decoded as Latin-1 (`Ã©` for é, `â\u0080\u0094` for a dash). Touches only sequences that do
 * not occur in valid text: Â or Ã before a symbol, or with a control character U+0080 to U+009F.
 */
function repairEncoding(text: string): string {
  return text.replace(/[\u00c2\u00c3][\u0080-\u00bf]|[\u00c4-\u00f4][\u0080-\u00bf]{1,3}/g, (run) => {
    if (!/^[\u00c2\u00c3]|[\u0080-\u009f]/.test(run)) return run;
    try {
      return utf8.decode(Uint8Array.from(run, (c) => c.charCodeAt(0)));
    } catch {
      return run;
    }
  });
}

/** One line of text: decodes entities, removes emoji and invisible characters, collapses white space. */
export function cleanLine(text: string): string {
  // Once: `&amp;lt;` stays the text `&lt;`.
  return decodeHTMLStrict(repairEncoding(text))
    .replace(pictographs, (sign) => (keptSigns.has(sign) ? sign : ' '))
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text itself, or the English, else the first, text of `{en, ar, fa}`. */
function pickText(value: unknown, complain: ReportProblem): string | null {
  if (isAbsent(value)) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (isRecord(value)) {
    const texts = [value.en, value.EN, value.english, ...Object.values(value)];
    const text = texts.find((candidate) => typeof candidate === 'string' && !isAbsent(candidate));
    if (typeof text === 'string') return text;
    if (Object.values(value).every(isAbsent)) return null;
  }
  complain('is not a text');
  return null;
}

/** Cuts the text to `limit` characters without splitting a surrogate pair; reports a cut. */
export function cutText(text: string, limit: number, complain: ReportProblem): string {
  if (text.length <= limit) return text;
  complain(`is longer than ${limit.toLocaleString('en-US')} characters and was cut`);
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}

/** Cuts the list to `limit` entries; reports a cut. */
export function cutList<T>(list: T[], limit: number, complain: ReportProblem): T[] {
  if (list.length <= limit) return list;
  complain(`has more than ${limit.toLocaleString('en-US')} entries, the rest was left out`);
  return list.slice(0, limit);
}

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

/** Whether `parseText` reads a text of any length as it is. */
export function isCleanLine(text: string): boolean {
  return cleanLine(text) === text && !tag.test(text);
}

function withoutTags(text: string): string {
  return tag.test(text) ? plainText(text.slice(0, maxHtml)) : text;
}

/** A cleaned line of text such as a name, also from HTML, unless nothing else is in it; null when missing. */
export function parseText(value: unknown, complain: ReportProblem): string | null {
  const text = pickText(value, complain);
  return text === null ? null : lineOf(text, complain);
}

function lineOf(text: string, complain: ReportProblem): string | null {
  return cleanLine(cutText(withoutTags(text) || text, maxLine, complain)) || null;
}

/** Plain text in one line, such as an excerpt, also from HTML; null when missing. */
export function parseParagraph(value: unknown, complain: ReportProblem): string | null {
  const text = pickText(value, complain);
  return text === null ? null : cleanLine(cutText(withoutTags(text), maxParagraph, complain)) || null;
}

/**
 * HTML without embedded pictures, with encoding repaired, control characters removed and ends trimmed; null when missing.
 * Untrusted: sanitise before use.
 */
export function parseHtml(value: unknown, complain: ReportProblem): string | null {
  const text = pickText(value, complain);
  if (text === null) return null;
  return (
    wellFormed(repairEncoding(cutText(text.replace(embedded, ''), maxHtml, complain)))
      .replace(controls, '')
      .trim() || null
  );
}

/** The text of one language from `{en, ar, fa}`; null for a plain text, which counts as English. */
export function parseTranslation(language: 'ar' | 'fa') {
  return (value: unknown, complain: ReportProblem): string | null => {
    const text = isRecord(value) ? value[language] : null;
    if (typeof text !== 'string' || isAbsent(text)) return null;
    return lineOf(text, complain);
  };
}

/** Texts from a list, a JSON-encoded list or a comma-separated text. */
export function parseTexts(value: unknown, complain: ReportProblem): string[] {
  if (isAbsent(value)) return [];
  const list = typeof value === 'string' ? splitText(cutText(value, maxListText, complain)) : value;
  if (!Array.isArray(list)) {
    complain('is not a list');
    return [];
  }
  const texts = cutList(list, maxEntries, complain).map((entry) =>
    parseText(isRecord(entry) ? (entry.name ?? entry.label ?? entry) : entry, complain),
  );
  return [...new Set(texts.filter((text) => text !== null))];
}

function splitText(text: string): unknown[] {
  const parsed = parseJsonList(text);
  return parsed ?? text.split(/[,،|]/);
}

/** The list encoded in a text such as `["a","b"]`; null when it is not a JSON list or is too long. */
export function parseJsonList(text: string, limit = maxListText): unknown[] | null {
  if (text.length > limit || !text.trimStart().startsWith('[')) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
