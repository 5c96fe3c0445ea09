import type { FeedRun } from '@/lib/feeds/history';
import { formatNumber } from '@/lib/format/number';

/** What a run did, such as "412 rows, 40 added, 9 changed, 2 refused"; empty for a feed that did not change. */
export function runFacts(run: FeedRun): string {
  const number = (value: number) => formatNumber(value);
  const parts: [number, string][] = [
    [run.rows_read, run.rows_read === 1 ? 'row' : 'rows'],
    [run.created, 'added'],
    [run.updated, 'changed'],
    [run.retired, 'removed'],
    [run.refused, 'refused'],
  ];
  return parts
    .filter(([value]) => value > 0)
    .map(([value, word]) => `${number(value)} ${word}`)
    .join(', ');
}
