import { quoted } from '@/lib/format/csv';
import { type ExportRow, rowNames } from './to-row';

/** `json`: the documented import format. `csv`: one row per property, with lists as JSON in their cells. */
export type ExportFormat = 'json' | 'csv';

/** The text of an export, piece by piece. */
export async function* exportText(
  format: ExportFormat,
  batches: AsyncIterable<ExportRow[]>,
): AsyncGenerator<string> {
  yield format === 'json' ? '{"properties":[' : `\ufeff${rowNames.join(',')}\r\n`;
  let separator = '\n';
  for await (const batch of batches) {
    for (const row of batch) {
      yield format === 'json' ? `${separator}${JSON.stringify(row)}` : csvLine(row);
      separator = ',\n';
    }
  }
  if (format === 'json') yield '\n]}\n';
}

function csvLine(row: ExportRow): string {
  return `${rowNames.map((name) => exportCell(row[name])).join(',')}\r\n`;
}

function exportCell(value: unknown): string {
  if (value === undefined) return '';
  return quoted(typeof value === 'string' ? harmless(value) : cellText(value));
}

function cellText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe, which the importer removes. */
function harmless(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
