import { readDay } from '@/lib/dubai-day';
import { singleLine } from '@/lib/forms/typed-values';
import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { readEnquirySource } from '../sources';
import { readStatusFilter } from '../statuses';
import type { InboxQuery } from './read-enquiries';
import { statisticsPeriods } from './statistics';

/** The inbox filters in a URL; unreadable values are dropped. */
export function readInboxQuery(query: URLSearchParams): InboxQuery {
  return {
    status: readStatusFilter(query.get('status')),
    source: readEnquirySource(query.get('source')),
    assignee: singleLine(query.get('assignee')).slice(0, 64) || null,
    search: searchValue(query, 'search'),
    property: searchValue(query, 'property'),
    from: readDay(query.get('from')),
    until: readDay(query.get('until')),
    isUndelivered: query.get('delivery') === 'failed',
    ...pageValues(query, 25),
  };
}

/**
 * The filters of a list or an export for the audit log: `, status new, from 2026-11-01`. Typed words are not repeated,
 * because they name people and the log survives an erasure.
 */
export function describeFilters(query: InboxQuery): string {
  const { status, source, assignee, search, property, from, until, isUndelivered, page } = query;
  return [
    status && `status ${status}`,
    source && `source ${source}`,
    assignee && (assignee === 'none' ? 'no advisor' : `advisor ${assignee}`),
    from && `from ${from}`,
    until && `until ${until}`,
    isUndelivered && 'not delivered',
    search && 'search text',
    property && 'a property',
    page > 1 && `page ${page}`,
  ]
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
}

/** A text of `describeFilters` with the email address of the account that it filters by, in place of its id. */
export function withAdvisorEmail(text: string, accounts: readonly { id: string; email: string }[]): string {
  return text.replace(/(?<=, advisor )[^\s,]+/, (id) => accounts.find((one) => one.id === id)?.email ?? id);
}

/** The period of the statistics in days; the shortest one for unknown values. */
export function readStatisticsPeriod(value: string | null): number {
  return statisticsPeriods.find((period) => String(period) === value) ?? statisticsPeriods[0];
}
