import { database } from '@/lib/database/connection';
import { recordOf } from '@/lib/typed-keys';
import { type EnquiryStatus, enquiryStatuses } from '../statuses';

export type EnquiryStatistics = {
  total: number;
  by_status: Record<EnquiryStatus, number>;
  by_source: Record<string, number>;
  undelivered: number;
};

/** Counts of all time; a thread counts once. */
export async function enquiryStatistics(): Promise<EnquiryStatistics> {
  const db = await database();
  const [statuses, sources, waiting] = await Promise.all([
    db
      .selectFrom('inquiries')
      .select((e) => ['status', e.fn.countAll().as('count')])
      .where('thread_id', 'is', null)
      .groupBy('status')
      .execute(),
    db
      .selectFrom('inquiries')
      .select((e) => ['source', e.fn.countAll().as('count')])
      .where('status', '<>', 'spam')
      .where('thread_id', 'is', null)
      .groupBy('source')
      .execute(),
    db
      .selectFrom('inquiry_deliveries')
      .select((e) => e.fn.countAll().as('count'))
      .where('status', '!=', 'delivered')
      .executeTakeFirstOrThrow(),
  ]);
  const counts = new Map(statuses.map((row) => [row.status, Number(row.count)]));
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    by_status: recordOf(enquiryStatuses, (status) => counts.get(status) ?? 0),
    by_source: Object.fromEntries(sources.map((row) => [row.source, Number(row.count)])),
    undelivered: Number(waiting.count),
  };
}
