import { createHash } from 'node:crypto';

/** What a card shows of a listing, where it is known. */
type Shown = {
  low_price: number | null;
  average_price: number | null;
  cover_image: string | null;
  /** Name or id. */
  district: string | number | null;
};

/**
 * The text that "newest" sorts by: the listing's own date, then a mark made of its key, so that the order in a file
 * decides nothing. Listings without a date are the oldest, among them those first of which more is known.
 * @param date ISO-8601 UTC; null when the listing has no date
 */
export function recencyOf(date: string | null, key: string, shown: Shown): string {
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 12);
  return `${date ?? undated(shown)} ${mark}`;
}

/** Before every date. */
function undated({ low_price, average_price, cover_image, district }: Shown): string {
  const known = [low_price ?? average_price, cover_image, district].filter((value) => value !== null);
  return `0000-00-0${known.length}`;
}
