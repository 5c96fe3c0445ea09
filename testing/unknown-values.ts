import type { ZodType } from 'zod';
import type { Values } from '@/lib/catalog/fields/field';
import { keysOf } from '@/lib/typed-keys';
import { stub } from '@/testing/stub';

/** The empty value of every field: null, false for flags, '' for required text. */
export function unknownValues<Table extends object>(table: Table): Values<Table> {
  const values = keysOf(table).map((name) => {
    const { schema } = stub<{ schema: ZodType }>(table[name]);
    return [name, [null, false, ''].find((value) => schema.safeParse(value).success)];
  });
  return stub<Values<Table>>(Object.fromEntries(values));
}

/** Whether a value differs from the one in `unknownValues`. */
export function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false && value !== '';
}
