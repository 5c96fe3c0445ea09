/** A table as CSV with a byte-order mark, which spreadsheets need to read Arabic. */
export function csv(columns: readonly string[], rows: (string | number | null)[][]): string {
  const lines = [columns.join(','), ...rows.map((row) => row.map(cell).join(','))];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** Prefixes text that a spreadsheet would evaluate as a formula with an apostrophe. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
