import type { z } from 'zod';
import { fieldOf } from '@/lib/typed-keys';
import { type FieldReader, isAbsent } from '../parse/fields';
import { imageParsers } from '../parse/images';
import { parseJsonList } from '../parse/text';
import type { Kind } from './kinds';

/** A field of a property, a unit or an article. */
export type Field<Value> = Kind<Value> & {
  /** Other names for it in feeds and backends. */
  aliases: readonly string[];
  /**
   * Added after the first release. An unknown value is left out of a property's digest; otherwise an upgrade would mark
   * every property as changed for sitemaps and search engines.
   */
  isNewer?: boolean;
};

type ValueOf<F> = F extends Field<infer Value> ? Value : never;
export type Values<Table> = { [Name in keyof Table]: ValueOf<Table[Name]> };
type ColumnOf<Value> = Value extends boolean ? 0 | 1 : Value extends string[] ? string : Value;
/** The stored columns: flags become 1 or 0, lists become JSON, other values are unchanged. */
export type Columns<Table> = { [Name in keyof Table]: ColumnOf<ValueOf<Table[Name]>> };

export function field<Value>(kind: Kind<Value>, ...aliases: string[]): Field<Value> {
  return { ...kind, aliases };
}

/** A field added after the first release. */
export function newerField<Value>(kind: Kind<Value>, ...aliases: string[]): Field<Value> {
  return { ...kind, aliases, isNewer: true };
}

export function schemasOf<Table extends object>(table: Table) {
  return mapFields<{ [Name in keyof Table]: z.ZodType<ValueOf<Table[Name]>> }>(
    table,
    (known) => known.schema,
  );
}

/** Reads every field of a table under its own name or an alias. */
export function parseFields<Table extends object>(
  table: Table,
  read: FieldReader,
  imageBase?: string,
): Values<Table> {
  const { parseImage } = imageParsers(imageBase);
  return mapFields(table, (known, name) =>
    read(known.parse === 'image' ? parseImage : known.parse, name, ...known.aliases),
  );
}

export function pickFields<Table extends object>(table: Table, from: Values<Table>): Values<Table> {
  return mapFields(table, (_, name) => fieldOf(from, name));
}

export function toColumns<Table extends object>(table: Table, values: Values<Table>): Columns<Table> {
  return mapFields(table, (known, name) => {
    const value = fieldOf(values, name);
    const stored = known.store ? known.store(value) : value;
    if (known.isList) return JSON.stringify(stored);
    return typeof stored === 'boolean' ? Number(stored) : stored;
  });
}

/**
 * The values of a row. Impossible numbers and lists are read as unknown: SQLite stores anything in any column, and a row
 * may have been edited by hand.
 */
export function fromColumns<Table extends object>(table: Table, row: Columns<Table>): Values<Table> {
  return mapFields(table, (known, name) => {
    const value = fieldOf(row, name);
    if (known.isList) return textsOf(String(value));
    if (known.isFlag) return value === 1;
    return known.isNumber && !isPossible(value) ? null : value;
  });
}

function isPossible(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

function textsOf(list: string): string[] {
  const texts = parseJsonList(list, list.length) ?? [];
  return texts.filter((text): text is string => typeof text === 'string');
}

/** Returns a test whether a value, as read or as stored, is the unknown value of a newer field, see `isNewer`. */
export function isUnknownNewer(table: object): (name: string, value: unknown) => boolean {
  const fields = new Map(fieldsOf(table));
  return (name, value) => {
    const known = fields.get(name);
    if (!known?.isNewer) return false;
    return known.isFlag ? !value : isAbsent(value);
  };
}

const entriesOf = new WeakMap<object, [string, Field<unknown>][]>();

/** Tables differ in their fields, so their type says no more than `object`; all their values are fields. */
function fieldsOf(table: object): [string, Field<unknown>][] {
  const entries: [string, Field<unknown>][] = entriesOf.get(table) ?? Object.entries(table);
  entriesOf.set(table, entries);
  return entries;
}

/** An object with a value for each field of the table; `Mapped` must be of that form. */
function mapFields<Mapped>(table: object, value: (known: Field<unknown>, name: string) => unknown): Mapped {
  const values: Record<string, unknown> = {};
  for (const [name, known] of fieldsOf(table)) values[name] = value(known, name);
  // The callers' types name the fields and their values, which a loop cannot show to the compiler.
  return values as Mapped;
}
