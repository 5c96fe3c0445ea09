/* What people type, as text or number. */

/** One line, trimmed: line breaks would otherwise reach the headers of an e-mail. */
export function singleLine(value: unknown): string {
  return asText(value)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Trimmed, with plain line breaks and without other control characters. */
export function multiLine(value: unknown): string {
  return asText(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** A number, or the text of one; NaN, which compares to nothing, for everything else. */
export function typedNumber(value: unknown): number {
  return Number(singleLine(value) || Number.NaN);
}

function asText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : '';
}
