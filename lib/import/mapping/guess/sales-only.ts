import { type Column, distinct } from '../columns';
import type { Mapping } from '../mapping-schema';
import { isRental } from './known-values';

/** A column with more values is not one of purposes, such as "Sale" and "Rent". */
const maxPurposes = 12;

/** A condition that skips rentals, and its note; without any when no unused column distinguishes them from sales. */
export function guessSalesOnly(
  columns: readonly Column[],
  used: readonly string[],
): { only?: Mapping['only']; notes: string[] } {
  const period = /^(?:yearly|monthly|weekly|daily)$/i;
  const isRent = ({ fullName }: Column, text: string) =>
    isRental(text) || (fullName === 'pricetype' && period.test(text));
  const column = columns.find(
    (candidate) =>
      !used.includes(candidate.path) &&
      distinct(candidate).length <= maxPurposes &&
      candidate.texts.some((text) => isRent(candidate, text)),
  );
  if (!column) return { notes: [] };
  const not = distinct(column).filter((text) => isRent(column, text));
  const values = not.map((text) => JSON.stringify(text)).join(', ');
  return {
    only: [{ path: column.path, not }],
    notes: [`Rows with ${values} in "${column.path}" are skipped.`],
  };
}
