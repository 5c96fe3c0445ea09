import { counted } from '@/lib/format/counted';
import { formatNumber } from '@/lib/format/number';
import type { Collected } from '@/lib/import/records/collect-records';
import type { FeedTask } from './feed-task';

/** A feed with less than this share of the rows of its last good run is refused. */
const minShare = 0.5;

type Named = Pick<FeedTask, 'name' | 'isUpload'>;

/** Why the content of a feed is not credible; null when it is. */
export function refusalOf(
  feed: Named,
  { read, count, skipped, removedKeys }: Pick<Collected, 'read' | 'count' | 'skipped' | 'removedKeys'>,
  lastGoodRows: number | null,
): string | null {
  const what = feed.isUpload ? 'file' : 'feed';
  if (read === 0) return `The ${what} has no rows.`;
  if (lastGoodRows !== null && read < lastGoodRows * minShare)
    return `The feed has ${counted(read, 'row')}, less than half of the ${formatNumber(lastGoodRows)} of the last good run. If this is correct, ${howToForce(feed)}.`;
  if (count === 0 && removedKeys.length === 0) {
    if (skipped === read) return `The mapping skips every row of the ${what}.`;
    if (read === 1) return `The only row of the ${what} is not a property.`;
    return `None of the ${formatNumber(read)} rows of the ${what} is a property.`;
  }
  return null;
}

/** Why the content of a joined file is not credible; null when all files are. */
export function refusalOfJoined(
  feed: Named,
  files: Collected['readOf'],
  lastGoodRows: number[] | null,
): string | null {
  for (const [index, { file, rows }] of files.entries()) {
    if (rows === 0) return `The joined file ${file} has no rows.`;
    const before = lastGoodRows?.[index] ?? 0;
    if (rows < before * minShare)
      return `The joined file ${file} has ${counted(rows, 'row')}, less than half of the ${formatNumber(before)} of the last good run. If this is correct, ${howToForce(feed)}.`;
  }
  return null;
}

/**
 * Columns that a mapping reads and a feed has lost since its last good run.
 * @param lastGoodMissing those that it lacked in that run; null before the first
 */
export function lostColumns(missing: string[], lastGoodMissing: string[] | null): string[] {
  return lastGoodMissing === null ? [] : missing.filter((column) => !lastGoodMissing.includes(column));
}

/** What an operator does to import a feed in spite of a warning; the end of a sentence. */
export function howToForce({ name, isUpload }: Named): string {
  if (isUpload) return 'press "These removals are right" on the screen of the upload';
  return `confirm it on the feed's screen at the desk, or run "npm run import -- --feed ${name} --force"`;
}

/** Rows that a file lacks when it is much shorter than before; 0 for one without rows, which is never accepted. */
export function missingRows(rows: number, before: number | null): number {
  return before !== null && rows > 0 && rows < before * minShare ? before - rows : 0;
}
