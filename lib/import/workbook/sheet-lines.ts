import { isFilled, type Line } from '../rows/table-rows';
import { type NumberFormat, plainNumber } from './number-format';
import type { Attributes, Handlers, Parts } from './parts';

const maxColumns = 16_384;
/** Characters of one row, as in a CSV table. */
const maxRowLength = 20_000_000;
/** Characters of all rows, in which a small file can repeat a long text without end; a cell costs as much as fifty. */
const maxLength = 1_000_000_000;

/** Far more than a list of buildings has. */
const maxMerges = 500_000;

/** What the sheets of a workbook share. */
export type Shared = { texts: string[]; formats: NumberFormat[] };

/** The last rows of cells that are merged with those below, by `cellKey`. */
export type Merges = Map<number, number>;

/** A sheet names its merged cells after its rows. */
export async function mergesOf(parts: Parts, part: string): Promise<Merges> {
  const merges: Merges = new Map();
  const onOpen = (name: string, { ref = '' }: Attributes) => {
    const [, first, last] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(name === 'mergeCell' ? ref : '') ?? [];
    if (Number(last) > Number(first)) merges.set(cellKey(Number(first), columnOf(ref) ?? 0), Number(last));
  };
  for await (const _piece of parts.readInPieces(part, { onOpen }, Number.POSITIVE_INFINITY))
    if (merges.size > maxMerges) throw parts.tooLarge();
  return merges;
}

function cellKey(line: number, column: number): number {
  return line * maxColumns + column;
}

/** The filled rows of a sheet as texts, with their numbers in Excel. @throws {UnusableFileError} when there is too much */
export async function* sheetLines(
  parts: Parts,
  part: string,
  shared: Shared,
  merges: Merges = new Map(),
): AsyncGenerator<Line> {
  const reader = new SheetReader(shared, merges);
  for await (const _piece of parts.readInPieces(part, reader.handlers, Number.POSITIVE_INFINITY)) {
    if (reader.isTooLarge()) throw parts.tooLarge();
    yield* reader.takeLines();
  }
}

type Cell = { column: number; type: string; style: number; value: string };

/** Takes the elements of a sheet, and gives the lines that they complete. */
class SheetReader {
  readonly #shared: Shared;
  readonly #merges: Merges;
  /** The merged cells of the rows above that reach into this row, by column. */
  readonly #merged = new Map<number, { text: string; last: number }>();
  readonly #lines: Line[] = [];
  #row: Line = { cells: [], line: 0 };
  #cell: Cell | null = null;
  #column = -1;
  #isValue = false;
  #isPhonetic = false;
  #rowLength = 0;
  #length = 0;
  #widest = 0;

  readonly handlers: Handlers = {
    onOpen: (name, attributes) => {
      if (name === 'row') this.#startRow(attributes);
      else if (name === 'c') this.#startCell(attributes);
      else if (name === 'rPh') this.#isPhonetic = true;
      else if (name === 'v' || name === 't') this.#isValue = !this.#isPhonetic;
    },
    onText: (text) => {
      if (!this.#cell || !this.#isValue) return;
      this.#cell.value += text;
      this.#rowLength += text.length;
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') this.#isValue = false;
      else if (name === 'rPh') this.#isPhonetic = false;
      else if (name === 'c') this.#endCell();
      else if (name === 'row') this.#endRow();
    },
  };

  constructor(shared: Shared, merges: Merges) {
    this.#shared = shared;
    this.#merges = merges;
  }

  isTooLarge(): boolean {
    return this.#rowLength > maxRowLength || this.#length > maxLength;
  }

  takeLines(): Line[] {
    return this.#lines.splice(0);
  }

  #startRow({ r }: Attributes): void {
    this.#row = { cells: [], line: Number(r) || this.#row.line + 1 };
    this.#column = -1;
    this.#rowLength = 0;
  }

  #startCell({ r, t = 'n', s }: Attributes): void {
    this.#column = columnOf(r) ?? this.#column + 1;
    this.#cell = { column: this.#column, type: t, style: Number(s) || 0, value: '' };
  }

  #endCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (!cell?.value || cell.column >= maxColumns) return;
    const { cells } = this.#row;
    while (cells.length < cell.column) cells.push('');
    const text = this.#textOf(cell);
    cells[cell.column] = text;
    this.#length += text.length;
  }

  #textOf({ type, style, value }: Cell): string {
    const { texts, formats } = this.#shared;
    if (type === 's') return texts[Number(value)] ?? '';
    if (type === 'n') return numberText(value, formats[style] ?? plainNumber);
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    return type === 'e' ? '' : unescaped(value);
  }

  #endRow(): void {
    const { cells, line } = this.#row;
    this.#widest = Math.max(this.#widest, cells.length, this.#merged.size);
    this.#length += 50 * this.#widest;
    if (isFilled(cells)) this.#lines.push({ ...this.#row, merged: this.#mergedAt(line) });
    if (this.#merges.size === 0) return;
    for (const [column, text] of cells.entries()) {
      const last = this.#merges.get(cellKey(line, column));
      if (last !== undefined) this.#merged.set(column, { text, last });
    }
  }

  #mergedAt(line: number): string[] {
    const texts: string[] = [];
    for (const [column, { text, last }] of this.#merged)
      if (last < line) this.#merged.delete(column);
      else {
        texts[column] = text;
        this.#length += text.length;
      }
    return texts;
  }
}

/** Excel has 15 digits of a number, other programs write all of a reference or permit. */
function numberText(value: string, format: NumberFormat): string {
  if (/^\d{16,}$/.test(value)) return value;
  const number = Number(value);
  return Number.isFinite(number) ? format(number) : value;
}

/** The column of a reference such as `AB12`, from 0; null without one. */
function columnOf(reference = ''): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (!letters) return null;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** With the characters that XML cannot contain, or for which Excel writes `_x000D_`. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_mark, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
