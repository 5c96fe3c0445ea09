import { isAbsent, isRecord, scalarText } from '@/lib/catalog/parse/fields';
import { parseNumber, withoutDot } from '@/lib/catalog/parse/number';
import { inEnglish } from './guess/foreign-headings';

/** A column of a feed: a path with a text or number, or with a list. */
export type Column = {
  path: string;
  /** The last part of the path, in English, in lower case letters and digits only. */
  name: string;
  /** The whole path in the same form. */
  fullName: string;
  texts: string[];
  numbers: number[];
  /** For lists of objects: their own columns. */
  inner: Column[] | null;
  isList: boolean;
};

const maxColumns = 300;
const maxText = 500;

/** The columns of some rows with their values. Fields of nested objects are columns too, two levels deep. */
export function columnsOfRows(rows: unknown[], prefix = '', depth = 0): Column[] {
  const columns = new Map<string, unknown[]>();
  const collect = (row: unknown, path: string, level: number) => {
    if (!isRecord(row)) return;
    for (const [key, value] of Object.entries(row)) {
      const where = path ? `${path}.${key}` : key;
      if (isRecord(value) && level < 2) collect(value, where, level + 1);
      else if (columns.has(where) || columns.size < maxColumns) {
        const known = columns.get(where) ?? [];
        known.push(value);
        columns.set(where, known);
      }
    }
  };
  for (const row of rows) collect(row, prefix, 0);
  return [...columns].map(([path, values]) => toColumn(path, values, depth));
}

function toColumn(path: string, values: unknown[], depth: number): Column {
  const flat = values.flat().filter((value) => !isAbsent(value));
  const objects = flat.filter(isRecord);
  const texts = flat.map((value) => scalarText(value, maxText).trim()).filter((text) => text !== '');
  const numbers = texts.map(numberIn).filter((number) => number !== null);
  return {
    path,
    name: plain(path.split('.').at(-1) ?? ''),
    fullName: plain(path),
    texts,
    numbers,
    inner: objects.length > 0 && depth < 1 ? columnsOfRows(objects, '', depth + 1) : null,
    isList: values.some(Array.isArray),
  };
}

/** The number in a value of a feed; null for others. */
export function numberIn(value: unknown): number | null {
  return parseNumber(scalarText(value, maxText).trim(), () => undefined);
}

/** Like `numberIn`, for an amount of money. */
export function amountIn(value: unknown): number | null {
  return numberIn(withoutDot(scalarText(value, maxText).trim()));
}

/** Marks of own fields in Salesforce, as in "pb__UnitType__c". */
const ownField = /^(?:[a-z0-9]{1,15}__)?(.{1,80})__[cr]$/i;

function plain(text: string): string {
  return inEnglish(text.replace(ownField, '$1'))
    .toLowerCase()
    .replace(/[^a-z0-9\u0600-\u06ff]/g, '');
}

/** The upper one of two in the middle; 0 without numbers. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Whether 80 % of a column's values can be read, or in a short list all but one. */
export function isMostly(readable: number, all: number): boolean {
  return readable > 0 && readable >= Math.min(all * 0.8, all - 1);
}

/** Whether most of a column's values are numbers, and 80 % of those other than 0 are within these bounds. */
export function isNumeric({ texts, numbers }: Column, min: number, max: number): boolean {
  const known = numbers.filter((number) => number !== 0);
  return (
    isMostly(numbers.length, texts.length) &&
    known.length > 0 &&
    known.filter((number) => number >= min && number <= max).length >= known.length * 0.8
  );
}

/** Whether a column has values, and less than half of them are numbers. */
export function isText({ texts, numbers }: Column): boolean {
  return texts.length > 0 && numbers.length < texts.length * 0.5;
}

/** The values of a column, each once. */
export function distinct({ texts }: Column): string[] {
  return [...new Set(texts)];
}
