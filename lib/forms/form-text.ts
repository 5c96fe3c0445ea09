/** A value as form text, with `\n` line breaks; empty when unknown. */
export function formText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return String(value).replace(/\r\n?/g, '\n');
}
