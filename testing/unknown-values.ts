import { namesOf, type Values } from '@/lib/catalog/fields/field';

/** A value for every field of a table that says nothing: null, false for flags, no text for required ones. */
export function unknownValues<Table extends object>(table: Table): Values<Table> {
  const values = namesOf(table).map((name) => {
    const { schema } = table[name] as { schema: { safeParse: (value: unknown) => { success: boolean } } };
    return [name, [null, false, ''].find((value) => schema.safeParse(value).success)];
  });
  return Object.fromEntries(values) as Values<Table>;
}

/** False for what `unknownValues` gives. */
export function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false && value !== '';
}
