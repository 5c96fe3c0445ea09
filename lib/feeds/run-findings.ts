import type { Finding } from '@/lib/import/report/report';
import type { FeedFinding } from './feed-task';

/** Stored lines of a report per result, such as `refused` or `created`. */
export const keptFindings = 500;

const resultsInOrder: Finding['result'][] = [
  'refused',
  'left out',
  'not in the table',
  'to be checked',
  'missing in advertisements',
  'new name',
  'type from the title',
  'taken off the site',
  'created',
  'updated',
];

const rankOf = ({ result }: FeedFinding) => resultsInOrder.indexOf(result);

/** Collects findings; `list` sorts those that need attention first. */
export function createFindings() {
  const counts = new Map<Finding['result'], number>();
  const list: FeedFinding[] = [];
  return {
    add({ result, position, key, title, detail, reason, suggestion = null, city = null }: Finding): void {
      const count = (counts.get(result) ?? 0) + 1;
      counts.set(result, count);
      if (count > keptFindings) return;
      list.push({
        result,
        row: position?.index ?? null,
        line: position?.line ?? null,
        key: key ?? null,
        title: position?.title ?? title ?? null,
        column_name: detail?.column ?? null,
        value: detail?.value ?? null,
        reason,
        suggestion,
        city,
      });
    },
    list: () => list.toSorted((a, b) => rankOf(a) - rankOf(b)),
    countOf: (result: Finding['result']) => counts.get(result) ?? 0,
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}
