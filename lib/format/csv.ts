/** A table as CSV with a byte-order mark, which spreadsheets need to read Arabic. */
export function csv(columns: readonly string[], rows: (string | number | null)[][]): string {
  const lines = [columns.join(','), ...rows.map((row) => row.map(csvCell).join(','))];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/**
 * Where spreadsheets would start a formula: at the start of a cell, and after semicolons and line breaks, where Excel starts
 * a cell in countries that separate lists by semicolons. It reads a quotation mark there, doubled in CSV, as no text.
 */
const formulaStart = /^(?=[=+\-@\t\r])|(?=[=+\-@])(?<=(?:[;\n]|[\s\S]\r)"*)/g;

/** A cell with an apostrophe wherever a spreadsheet would run its text as a formula. */
export function csvCell(value: string | number | null | undefined): string {
  return quoted(String(value ?? '').replace(formulaStart, "'"));
}

/** The text of a cell, in quotes if needed. */
export function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
