import type { Values } from '@/lib/catalog/fields/field';
import { keysOf } from '@/lib/typed-keys';

/** The empty value of every field: null, false for flags, '' for required text. */
export function unknownValues<Table extends object>(table: Table): Values<Table> {
  const values = keysOf(table).map((name) => {
    const { schema } = table[name] as { schema: { safeParse: (value: unknown) => { success: boolean } } };
    return [name, [null, false, ''].find((value) => schema.safeParse(value).success)];
  });
  return Object.fromEntries(values) as Values<Table>;
}

/** Whether a value differs from the one in `unknownValues`. */
export function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false && value !== '';
}
