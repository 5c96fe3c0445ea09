import { createHash } from 'node:crypto';
import { startingPrice } from '@/lib/format/number';

/** Facts shown on a property's card; null when unknown. */
type Shown = {
  low_price: number | null;
  average_price: number | null;
  cover_image: string | null;
  /** Name or id. */
  district: string | number | null;
};

/**
 * Sort key for "newest first": the property's own date, then a digest of its key, so that the order in a file does not
 * matter. Properties without a date come last, those with more known facts before the others.
 * @param date ISO-8601 UTC; null when the property has no date
 */
export function recencyOf(date: string | null, key: string, shown: Shown): string {
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 12);
  return `${date ?? undated(shown)} ${mark}`;
}

/** Whether a sort key is that of a property without a date. */
export function isUndated(recency: string): boolean {
  return recency < '0001';
}

/** A text that sorts before every date, by the number of known facts. */
function undated(shown: Shown): string {
  const facts = [startingPrice(shown), shown.cover_image, shown.district];
  const known = facts.filter((value) => value !== null);
  return `0000-00-0${known.length}`;
}
