/* Normalises typed text and numbers. */

/** For a list or an object where a text belongs. */
export const notTextMessage = 'Please send a text.';

/** One trimmed line; line breaks could otherwise inject email headers. */
export function singleLine(value: unknown): string {
  return asText(value)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/**
 * Like `singleLine`, without invisible characters, such as the direction marks that phones copy along with an address or a
 * number. Not for names: their letters may need them.
 */
export function visibleLine(value: unknown): string {
  return singleLine(asText(value).replace(/\p{Cf}/gu, ''));
}

/**
 * An email address in lower case, also from `Name <address>`, `mailto:address?subject=…` or with the comma after it. Curly
 * apostrophes and full-width characters, which keyboards and word processors write, become those of addresses.
 */
export function typedEmail(value: unknown): string {
  const text = visibleLine(value).normalize('NFKC').replaceAll('’', "'").toLowerCase();
  const address = text.replace(/(?<![.,;>])[.,;>]+$/, '');
  return address.slice(address.lastIndexOf('<') + 1).replace(/^mailto:\s*([^?]*).*$/, '$1');
}

/** Trimmed, with `\n` line breaks and no other control characters. */
export function multiLine(value: unknown): string {
  return asText(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** A number, or a text such as `-1.5`; NaN for anything else, which fails every comparison. */
export function toNumber(value: unknown): number {
  return Number(singleLine(value) || Number.NaN);
}

function asText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : '';
}
