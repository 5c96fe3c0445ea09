import { distinct } from '../columns';
import type { Mapping } from '../mapping-schema';
import type { Found } from './known-columns';
import { isWithdrawn } from './known-values';

/** A condition that takes homes off the site which are no longer offered, and its note; without any when all are offered. */
export function guessWithdrawn({ sales_status }: Found): { remove?: Mapping['remove']; notes: string[] } {
  const is = sales_status ? distinct(sales_status).filter(isWithdrawn) : [];
  if (!sales_status || is.length === 0) return { notes: [] };
  const values = is.map((text) => JSON.stringify(text)).join(', ');
  return {
    remove: [{ path: sales_status.path, is }],
    notes: [`Rows with ${values} in "${sales_status.path}" are no longer offered: they are left out.`],
  };
}
