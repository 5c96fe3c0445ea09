import { decodeHTMLStrict } from 'entities/decode';
import { wellFormed } from '@/lib/format/well-formed';
import { isAbsent, isRecord } from './fields';
import { maxEntries, maxHtml, maxLine, maxListText, maxParagraph } from './limits';
import type { ReportProblem } from './problem';

/** Emoji and pictographs, with the selectors and joiners that hold them together. */
const pictographs =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{20E3}])/gu;
/** Controls, halves of surrogate pairs and marks that take no space; the non-joiner stays, Persian words need it. */
const invisible = /(?!\u200c)[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Controls that HTML and databases refuse; line breaks and tabs stay. */
const controls = /(?![\n\t])\p{Cc}/gu;
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Signs that Unicode counts among the pictographs although they belong in a name. */
const keptSigns = new Set(['©', '®', '™']);

/**
 * Repairs UTF-8 that was once decoded as Latin-1 (`Ã©` for é, `â\u0080\u0094` for a dash). Only sequences that no honest
 * text holds are touched: Â or Ã before a sign, and those with one of the control characters U+0080 to U+009F.
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

/** One line of text: entities decoded, emoji and invisible marks removed, white space folded. */
export function cleanLine(text: string): string {
  // Once: `&amp;lt;` stays the text `&lt;`.
  return decodeHTMLStrict(repairEncoding(text))
    .replace(pictographs, (sign) => (keptSigns.has(sign) ? sign : ' '))
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .trim();
}

/** The text itself, or the English or else the first text of `{en, ar, fa}`. */
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

/** The text up to `limit` characters, never ending in half of a surrogate pair; complains when something is cut. */
export function cutText(text: string, limit: number, complain: ReportProblem): string {
  if (text.length <= limit) return text;
  complain(`is longer than ${limit.toLocaleString('en-US')} characters and was cut`);
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}

/** The list up to `limit` entries; complains when some are left out. */
export function cutList<T>(list: T[], limit: number, complain: ReportProblem): T[] {
  if (list.length <= limit) return list;
  complain(`has more than ${limit.toLocaleString('en-US')} entries, the rest was left out`);
  return list.slice(0, limit);
}

function cleanText(limit: number) {
  return (value: unknown, complain: ReportProblem): string | null => {
    const text = pickText(value, complain);
    return text === null ? null : cleanLine(cutText(text, limit, complain)) || null;
  };
}

/** A cleaned line of text, such as a name; null when there is none. */
export const parseText = cleanText(maxLine);

/** Plain text of several sentences in one line, such as an excerpt; null when there is none. */
export const parseParagraph = cleanText(maxParagraph);

/** HTML as it came, untrusted: broken encoding is repaired, control characters go, the ends are trimmed. */
export function parseHtml(value: unknown, complain: ReportProblem): string | null {
  const text = pickText(value, complain);
  if (text === null) return null;
  return (
    wellFormed(repairEncoding(cutText(text, maxHtml, complain)))
      .replace(controls, '')
      .trim() || null
  );
}

/** The text of one language out of `{en, ar, fa}`; null for a plain text, whose language is English here. */
export function parseTranslation(language: 'ar' | 'fa') {
  return (value: unknown, complain: ReportProblem): string | null => {
    const text = isRecord(value) ? value[language] : null;
    if (typeof text !== 'string' || isAbsent(text)) return null;
    return cleanLine(cutText(text, maxLine, complain)) || null;
  };
}

/** Texts of a list, of a JSON-encoded list, or of a text separated by commas. */
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
  return parsed ?? text.split(/[,|]/);
}

/** The list inside a text such as `["a","b"]`; null when the text is no JSON list, or too long to be one of ours. */
export function parseJsonList(text: string): unknown[] | null {
  if (text.length > maxListText || !text.trimStart().startsWith('[')) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
