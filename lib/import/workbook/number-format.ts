import { sheetStart } from '@/lib/catalog/parse/date';
import { day as dayMs } from '@/lib/durations';

/** Reads the number of a cell as the text that its format means. */
export type NumberFormat = (value: number) => string;

/** Formats that workbooks name by a number only; all others are read without what they add to a number. */
export const builtInFormats: Record<number, string> = {
  9: '0%',
  10: '0.00%',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  22: 'd/m/yyyy h:mm',
};

/** The longest code that Excel takes. */
const maxCodeLength = 255;

/** In this order: the end of the part for positive numbers, a literal, a currency, what is not shown, a number. */
const marks =
  /(?<end>;)|"(?<quoted>[^"]*)"|\\(?<escaped>.)|\[\$(?<currency>[^\]-]*)(?:-[^\]]*)?\]|\[[^\]]*\]|[_*].|(?<number>general)|(?<bare>[\s$€£¥])|(?<mark>.)/gis;

/**
 * The format of a format code: ISO dates, percentages with their sign, leading zeros, and the currency or unit beside a
 * number. Numbers are not rounded or grouped, and those shown in thousands or millions are whole.
 */
export function numberFormat(code: string, has1904Dates: boolean): NumberFormat {
  const { pattern, before, after } = partsOf(code);
  const hasDigits = /[0#?n]/.test(pattern.replace(/s\.0+/, ''));
  if (!hasDigits && /[yd]|mmm/.test(pattern)) {
    const hasTime = /[hs]/.test(pattern);
    return (value) => isoDate(value, has1904Dates, hasTime);
  }
  if (pattern.includes('%')) return (value) => `${plainNumber(value * 100)}%`;
  const digits = /^0+$/.test(pattern) ? pattern.length : 0;
  const isScaled = /,(?![0#?])/.test(pattern);
  const saysWhat = /[\p{L}\p{Sc}\d%+]/u;
  const [start, end] = [before, isScaled ? '' : after].map((text) =>
    hasDigits && saysWhat.test(text) ? text : '',
  );
  return (value) => `${start}${plainNumber(value).padStart(digits, '0')}${end}`.trim();
}

/**
 * Reads the part of a format code for positive numbers, the first one with marks: `pattern` has its marks, with `n` for
 * "General", `before` and `after` the texts around the digits.
 */
function partsOf(code: string) {
  let parts = { pattern: '', before: '', after: '' };
  for (const { groups } of code.slice(0, maxCodeLength).matchAll(marks)) {
    const { end, quoted, escaped, currency, number, bare, mark } = groups ?? {};
    if (end && parts.pattern) break;
    if (end) parts = { pattern: '', before: '', after: '' };
    parts.pattern += number ? 'n' : (mark?.toLowerCase() ?? '');
    parts[/[0#?n]/.test(parts.pattern) ? 'after' : 'before'] += quoted ?? escaped ?? currency ?? bare ?? '';
  }
  return parts;
}

/** Without exponent and without the noise of binary fractions, such as 0.1 + 0.2. */
export function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e')
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

/** Day 0 of the calendar of old Macs. */
const epoch1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999. */
const lastDay = 2_958_465;

function isoDate(value: number, has1904Dates: boolean, hasTime: boolean): string {
  // A time without a day.
  if (value < 1 || value >= lastDay + 1) return plainNumber(value);
  const ms = (has1904Dates ? epoch1904 : sheetStart) + Math.round((value * dayMs) / 1_000) * 1_000;
  const [day = '', time = ''] = new Date(ms).toISOString().slice(0, 19).split('T');
  return hasTime && time !== '00:00:00' ? `${day}T${time}` : day;
}
