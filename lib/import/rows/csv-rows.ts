import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { formatNumber } from '@/lib/format/number';
import { fieldOf } from '@/lib/typed-keys';
import { median } from '../mapping/columns';
import { UnusableFileError } from '../unusable-file-error';
import type { Row } from './row';
import { isFilled, type Line, tableRows } from './table-rows';

const separators = [',', ';', '\t', '|'];
/** Characters of one row, which can contain thousands of units. */
const maxLength = 20_000_000;

type Parsed = { record: string[]; info: { lines: number } };

/**
 * The rows of a CSV or TSV text as objects by column. Separator and header are detected; without a header, columns are
 * called "column 1" and so on.
 * @throws {UnusableFileError} for a quote that is never closed, for a text with only one column, and for one that ends
 * within a row
 */
export async function* csvRows(
  name: string,
  text: AsyncIterable<string>,
  maxRowLength = maxLength,
): AsyncGenerator<Row> {
  const source = text[Symbol.asyncIterator]();
  const start = await readAhead(source);
  const given = /^\uFEFF?sep=(.)\r?\n/i.exec(start);
  const body = given ? start.slice(given[0].length) : start;
  const separator = given?.[1] ?? findSeparator(body);
  let endsInBreak = false;
  const whole = async function* () {
    for await (const piece of pieces(body, source)) {
      endsInBreak = /[\r\n]\s*$/.test(piece.slice(-100));
      yield piece;
    }
  };
  const parser = pipeline(
    Readable.from(whole()),
    parse({
      delimiter: separator,
      bom: true,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: maxRowLength,
    }),
    () => undefined,
  );
  const records = refuseCut(name, filledRecords(parser, given ? 2 : 1), () => endsInBreak);
  try {
    yield* tableRows(name, records);
  } catch (error) {
    throw explain(name, error, maxRowLength);
  } finally {
    parser.destroy();
  }
}

async function* pieces(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/** Compares the last row with all rows before it. */
class Widths {
  private count = 0;
  private least = Number.POSITIVE_INFINITY;
  private last = Number.POSITIVE_INFINITY;

  add(cells: number): void {
    this.least = Math.min(this.least, this.last);
    this.last = cells;
    this.count += 1;
  }

  /** Whether only the last row lacks cells. Too few rows do not show what is usual; a footer has one or two cells. */
  isLastCut(): boolean {
    return this.count > 3 && this.last > 2 && this.last < this.least;
  }
}

/** The records with any content, and the line at which each begins. */
async function* filledRecords(parsed: AsyncIterable<Parsed>, firstLine: number): AsyncGenerator<Line> {
  let line = firstLine;
  for await (const { record, info } of parsed) {
    if (isFilled(record)) yield { cells: record, line };
    line = info.lines + firstLine;
  }
}

/** The same lines. @throws {UnusableFileError} at the end when only the last one lacks cells and has no line break */
async function* refuseCut(
  name: string,
  lines: AsyncIterable<Line>,
  endsInBreak: () => boolean,
): AsyncGenerator<Line> {
  const widths = new Widths();
  let last = 0;
  for await (const line of lines) {
    widths.add(line.cells.length);
    last = line.line;
    yield line;
  }
  if (widths.isLastCut() && !endsInBreak())
    throw new UnusableFileError(
      `${name}: the file ends within a row (line ${last}); it was probably cut. If it is complete, add a line break at its end`,
    );
}

async function readAhead(source: AsyncIterator<string>): Promise<string> {
  let start = '';
  while (start.length < 64_000) {
    const next = await source.next();
    if (next.done) break;
    start += next.value;
  }
  return start.replace(/^\uFEFF/, '');
}

/** The separator that divides the first lines into the most columns, and most evenly; quoted parts are ignored. */
function findSeparator(text: string): string {
  const lines = unquoted(text.slice(0, 64_000))
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim())
    .slice(0, 30);
  const scores = separators.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const usual = median(counts);
    const equal = counts.filter((count) => count === usual).length / Math.max(1, counts.length);
    return usual === 0 ? 0 : equal * 10 + Math.min(usual, 50) / 100;
  });
  const best = Math.max(...scores);
  return best > 0 ? (separators[scores.indexOf(best)] ?? ',') : ',';
}

function unquoted(text: string): string {
  return text
    .split('"')
    .filter((_part, index) => index % 2 === 0)
    .join('');
}

function explain(name: string, error: unknown, maxRowLength: number): unknown {
  const [code, lines] = [fieldOf(error, 'code'), fieldOf(error, 'lines')];
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnusableFileError(
      `${name}: a quotation mark is never closed; the row begins before line ${lines}`,
      {
        cause: error,
      },
    );
  if (code === 'CSV_MAX_RECORD_SIZE')
    return new UnusableFileError(
      `${name}: the row at line ${lines} is longer than ${formatNumber(maxRowLength)} characters; a quotation mark is probably not closed`,
      { cause: error },
    );
  return error;
}
