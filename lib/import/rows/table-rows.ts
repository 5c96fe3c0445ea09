import { median } from '../mapping/columns';
import { UnusableFileError } from '../unusable-file-error';
import type { Row } from './row';

/** A line of a table with its number, from 1; `merged` has the cells above that are merged with cells of this line. */
export type Line = { cells: string[]; line: number; merged?: string[] };

/** A title or a date may be above the header. */
export const linesAboveHeader = 10;

/**
 * The rows of a table as objects by column, from its filled lines. Without a header, columns are called "column 1" and so on.
 * @throws {UnusableFileError} for a text with only one column
 */
export async function* tableRows(name: string, lines: AsyncGenerator<Line>): AsyncGenerator<Row> {
  try {
    const { header, rows } = findHeader(await firstOf(lines, linesAboveHeader));
    if (header.length === 1 && rows.length === 0)
      throw new UnusableFileError(`${name}: this is neither JSON, XML nor a table with columns`);
    for (const line of rows) yield toRow(header, line);
    for await (const line of lines) yield toRow(header, line);
  } finally {
    // Closes the file when the first rows were enough.
    await lines.return(undefined);
  }
}

export function isFilled(cells: string[]): boolean {
  return cells.some((cell) => cell.trim());
}

/** At most `count` entries; the generator continues after them. */
export async function firstOf<T>(entries: AsyncGenerator<T>, count: number): Promise<T[]> {
  const first: T[] = [];
  while (first.length < count) {
    const next = await entries.next();
    if (next.done) break;
    first.push(next.value);
  }
  return first;
}

function findHeader(lines: Line[]): { header: string[]; rows: Line[] } {
  const filled = lines.map(({ cells }) => countFilled(cells));
  const usual = median(filled);
  const at = filled.findIndex((count) => count >= usual * 0.6);
  const first = lines[at]?.cells ?? [];
  const below = lines[at + 1]?.cells ?? [];
  if (first.some((cell, index) => isFigure(cell) && !isMonthHeading(cell, below[index])))
    return { header: first.map((_cell, index) => `column ${index + 1}`), rows: lines.slice(at) };
  if (continues(first, below))
    return { header: uniqueNames(joined(first, below)), rows: lines.slice(at + 2) };
  const above = lines[at - 1]?.cells ?? [];
  const header =
    countFilled(above) > 1 && namesFirstColumn(above, first)
      ? first.map((cell, index) => cell.trim() || (above[index] ?? ''))
      : first;
  return { header: uniqueNames(header), rows: lines.slice(at + 1) };
}

export function countFilled(cells: string[]): number {
  return cells.filter((cell) => cell.trim()).length;
}

function isFigure(cell: string): boolean {
  return /\d/.test(cell) && /^[\d\s.,/:+-]+$/.test(cell.trim());
}

/** Whether a day is above something else: Excel turns a heading such as "Dec-26", above payments, into a day. */
function isMonthHeading(cell: string, below = ''): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/;
  return day.test(cell) && below.trim() !== '' && !day.test(below);
}

/**
 * Whether a line has only the lower headings of merged ones, such as "From" and "To" below "Price": words below a name and
 * all columns without one that follow it.
 */
function continues(header: string[], below: string[]): boolean {
  const has = (cells: string[], index: number) => Boolean(cells[index]?.trim());
  const isLower = (cell: string, index: number) =>
    !isFigure(cell) &&
    (has(header, index) ? has(below, index + 1) && !has(header, index + 1) : has(below, index - 1));
  return (
    isFilled(below) &&
    namesFirstColumn(header, below) &&
    below.every((cell, index) => !cell.trim() || isLower(cell, index))
  );
}

/** Whether of two lines only the upper has a cell in the first column, as headings have, and properties do not. */
function namesFirstColumn(upper: string[], lower: string[]): boolean {
  return !isFilled(lower.slice(0, 1 + upper.findIndex((cell) => cell.trim())));
}

function joined(header: string[], below: string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(header.length, below.length) }, (_, index) => {
    group = header[index]?.trim() || group;
    return below[index]?.trim() ? `${group} ${below[index]}` : (header[index] ?? '');
  });
}

function uniqueNames(cells: string[]): string[] {
  const used = new Map<string, number>();
  return cells.map((cell, index) => {
    const name = cell.replace(/\s+/g, ' ').trim().slice(0, 200) || `column ${index + 1}`;
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times > 1 ? `${name} ${times}` : name;
  });
}

function toRow(header: string[], { cells, line, merged = [] }: Line): Row {
  const row: Record<string, unknown> = Object.create(null);
  header.forEach((name, index) => {
    row[name] = unguarded(cells[index] || merged[index] || '');
  });
  const surplus = cells.slice(header.length).filter((cell) => cell.trim());
  if (surplus.length > 0) row['@surplus'] = surplus;
  return { value: { ...row }, line };
}

/**
 * Removes the apostrophe that our exports put before texts that a spreadsheet would run as a formula, and the `="007"`
 * with which other exports keep a spreadsheet from reading a text as a number.
 */
function unguarded(cell: string): string {
  if (/^'+[=+\-@\t\r]/.test(cell)) return cell.slice(1);
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
}
