/** A table as CSV with a byte-order mark, which spreadsheets need to read Arabic. */
export function csv(columns: readonly string[], rows: (string | number | null)[][]): string {
  const lines = [columns.join(','), ...rows.map((row) => row.map(csvCell).join(','))];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** A cell whose text is prefixed with an apostrophe if a spreadsheet would run it as a formula. */
export function csvCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  return quoted(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
}

/** The text of a cell, in quotes if needed. */
export function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
