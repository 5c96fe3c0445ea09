import { database } from '@/lib/database/connection';
import type { Enquiry } from './store';

/* What staff do with the enquiries that visitors sent. */

export const enquiryStatuses = ['new', 'contacted', 'closed', 'spam'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export function readEnquiryStatus(value: unknown): EnquiryStatus | null {
  return enquiryStatuses.find((status) => status === value) ?? null;
}

type ArchiveQuery = { status: EnquiryStatus | null; page: number; pageSize: number };

/** Newest first. */
export async function listEnquiries({ status, page, pageSize }: ArchiveQuery): Promise<{
  count: number;
  results: Enquiry[];
}> {
  const db = await database();
  const matching = db
    .selectFrom('inquiries')
    .$if(status !== null, (query) => query.where('status', '=', status));
  const [total, results] = await Promise.all([
    matching.select((build) => build.fn.countAll().as('count')).executeTakeFirstOrThrow(),
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { count: Number(total.count), results };
}

/** Null when there is no such enquiry. */
export async function getEnquiry(id: number): Promise<Enquiry | null> {
  const db = await database();
  return (await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The changed enquiry; null when there is none. */
export async function updateEnquiryStatus(id: number, status: EnquiryStatus): Promise<Enquiry | null> {
  const db = await database();
  await db.updateTable('inquiries').set({ status }).where('id', '=', id).execute();
  return getEnquiry(id);
}

/** False when there was none. */
export async function deleteEnquiry(id: number): Promise<boolean> {
  const db = await database();
  const { numDeletedRows } = await db.deleteFrom('inquiries').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export type EnquiryStatistics = {
  total: number;
  by_status: Record<EnquiryStatus, number>;
  undelivered: number;
};

export async function enquiryStatistics(): Promise<EnquiryStatistics> {
  const db = await database();
  const [rows, waiting] = await Promise.all([
    db
      .selectFrom('inquiries')
      .select((build) => ['status', build.fn.countAll().as('count')])
      .groupBy('status')
      .execute(),
    db
      .selectFrom('inquiry_deliveries')
      .select((build) => build.fn.countAll().as('count'))
      .where('status', '!=', 'delivered')
      .executeTakeFirstOrThrow(),
  ]);
  const counts = new Map(rows.map((row) => [row.status, Number(row.count)]));
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    by_status: Object.fromEntries(
      enquiryStatuses.map((status) => [status, counts.get(status) ?? 0]),
    ) as EnquiryStatistics['by_status'],
    undelivered: Number(waiting.count),
  };
}
