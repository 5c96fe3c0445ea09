import { createHash } from 'node:crypto';

/** Before every date, so that listings without one are the oldest. */
export const undated = '0000-00-00';

/**
 * The text that "newest" sorts by: the listing's own date, then a mark made of its key. The mark decides among equal
 * dates and among listings without one, so that the order in a file decides nothing.
 * @param date ISO-8601 UTC; null when the listing has no date
 */
export function recencyOf(date: string | null, key: string): string {
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 12);
  return `${date ?? undated} ${mark}`;
}
