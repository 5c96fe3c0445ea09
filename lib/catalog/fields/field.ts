import type { z } from 'zod';
import { type Fields, isAbsent } from '../parse/fields';
import { imageParsers } from '../parse/images';
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
  return mapFields(table, (known) => known.schema) as {
    [Name in keyof Table]: z.ZodType<ValueOf<Table[Name]>>;
  };
}

/** Reads every field of a table under its own name or an alias. */
export function parseFields<Table extends object>(
  table: Table,
  read: Fields,
  imageBase?: string,
): Values<Table> {
  const { parseImage } = imageParsers(imageBase);
  return mapFields(table, (known, name) =>
    read(known.parse === 'image' ? parseImage : known.parse, name, ...known.aliases),
  ) as Values<Table>;
}

export function pickFields<Table extends object>(table: Table, from: Values<Table>): Values<Table> {
  return mapFields(table, (_, name) => from[name as keyof Table]) as Values<Table>;
}

export function toColumns<Table extends object>(table: Table, values: Values<Table>): Columns<Table> {
  return mapFields(table, (known, name) => {
    const value: unknown = values[name as keyof Table];
    const stored = known.store ? known.store(value) : value;
    if (known.isList) return JSON.stringify(stored);
    return typeof stored === 'boolean' ? Number(stored) : stored;
  }) as Columns<Table>;
}

export function fromColumns<Table extends object>(table: Table, row: Columns<Table>): Values<Table> {
  return mapFields(table, (known, name) => {
    const value: unknown = row[name as keyof Table];
    if (known.isList) return JSON.parse(String(value));
    return known.isFlag ? value === 1 : value;
  }) as Values<Table>;
}

/** Returns a test whether a value is the unknown value of a newer field, see `isNewer`. */
export function isUnknownNewer(table: object): (name: string, value: unknown) => boolean {
  const fields = table as Record<string, Field<unknown>>;
  return (name, value) => Boolean(fields[name]?.isNewer) && (isAbsent(value) || value === false);
}

const entriesOf = new WeakMap<object, [string, Field<unknown>][]>();

function mapFields(
  table: object,
  value: (known: Field<unknown>, name: string) => unknown,
): Record<string, unknown> {
  const entries = entriesOf.get(table) ?? Object.entries(table as Record<string, Field<unknown>>);
  entriesOf.set(table, entries);
  const values: Record<string, unknown> = {};
  for (const [name, known] of entries) values[name] = value(known, name);
  return values;
}

/** Whether a field accepts a value like the example. */
export function isKindOf({ schema }: { schema: z.ZodType }, example: unknown): boolean {
  return schema.safeParse(example).success;
}
