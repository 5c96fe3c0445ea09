import { database } from '@/lib/database/connection';
import type { Inquiry } from './store';

/* What staff do with the enquiries that visitors sent. */

export const inquiryStatuses = ['new', 'contacted', 'closed', 'spam'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

export function readInquiryStatus(value: unknown): InquiryStatus | null {
  return inquiryStatuses.find((status) => status === value) ?? null;
}

type ArchiveQuery = { status: InquiryStatus | null; page: number; pageSize: number };

/** Newest first. */
export async function listInquiries({ status, page, pageSize }: ArchiveQuery): Promise<{
  count: number;
  results: Inquiry[];
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
export async function getInquiry(id: number): Promise<Inquiry | null> {
  const db = await database();
  return (await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The changed enquiry; null when there is none. */
export async function updateInquiryStatus(id: number, status: InquiryStatus): Promise<Inquiry | null> {
  const db = await database();
  await db.updateTable('inquiries').set({ status }).where('id', '=', id).execute();
  return getInquiry(id);
}

/** False when there was none. */
export async function deleteInquiry(id: number): Promise<boolean> {
  const db = await database();
  const { numDeletedRows } = await db.deleteFrom('inquiries').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export type InquiryStatistics = {
  total: number;
  by_status: Record<InquiryStatus, number>;
  undelivered: number;
};

export async function inquiryStatistics(): Promise<InquiryStatistics> {
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
      inquiryStatuses.map((status) => [status, counts.get(status) ?? 0]),
    ) as InquiryStatistics['by_status'],
    undelivered: Number(waiting.count),
  };
}
