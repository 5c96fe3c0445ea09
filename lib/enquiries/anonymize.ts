import { type Selectable, sql, type Transaction } from 'kysely';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { env } from '@/lib/env';
import { refreshTexts } from './desk/search-texts';

const batch = 1_000;

type Enquiry = Selectable<Database['inquiries']>;

/** What statistics count and what names no person: the compiler asks for every other column in `anonymous`. */
type Kept =
  | 'id'
  | 'thread_id'
  | 'created_at'
  | 'read_at'
  | 'first_response_at'
  | 'reminded_at'
  | 'escalated_at'
  | 'status'
  | 'spam_reason'
  | 'source'
  | 'assigned_to'
  | 'property_type'
  | 'city'
  | 'bedrooms'
  | 'property_id'
  | 'property_title'
  | 'property_slug'
  | 'property_reference'
  | 'utm_source'
  | 'utm_medium'
  | 'utm_campaign'
  | 'utm_term'
  | 'utm_content'
  | 'consent_at'
  | 'consent_version'
  | 'marketing_consent_at'
  | 'marketing_version'
  | 'anonymized_at';

const anonymous: Omit<Enquiry, Kept> = {
  name: 'Anonymised',
  email: '',
  phone: null,
  subject: 'Anonymised',
  message: '',
  source_path: null,
  idempotency_key: null,
  external_id: null,
  lost_reason: null,
  gclid: null,
  referrer: null,
  landing_path: null,
};

/** Kinds of events whose text can name staff only. */
const harmlessKinds = ['assigned', 'answered', 'status'];

/**
 * Anonymises enquiries that are older than `ENQUIRY_RETENTION_MONTHS` and had no event since. Keeps what statistics
 * count: day, status, source, property and advisor.
 * @returns their number
 */
export async function anonymizeOldEnquiries(now: number): Promise<number> {
  const months = env().ENQUIRY_RETENTION_MONTHS;
  if (months === 0) return 0;
  const before = monthsBefore(now, months).toISOString();
  const db = await database();
  let count = 0;
  for (;;) {
    const done = await inLockedTransaction(db, 'enquiries', (trx) => anonymizeSome(trx, before, now));
    count += done;
    if (done < batch) return count;
  }
}

/** The same day of an earlier month, or that month's last: 31 August less six months is 28 February, not 3 March. */
function monthsBefore(now: number, months: number): Date {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() < day) date.setUTCDate(0);
  return date;
}

/** Anonymises one batch. An event of a thread counts for all its messages. */
async function anonymizeSome(trx: Transaction<Database>, before: string, now: number): Promise<number> {
  const rows = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('anonymized_at', 'is', null)
    .where('created_at', '<', before)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('inquiry_events')
            .select('inquiry_events.id')
            .whereRef('inquiry_events.inquiry_id', '=', sql`coalesce(inquiries.thread_id, inquiries.id)`)
            .where('inquiry_events.created_at', '>=', before),
        ),
      ),
    )
    .limit(batch)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await anonymize(trx, ids, new Date(now).toISOString());
  return ids.length;
}

async function anonymize(db: Transaction<Database>, ids: number[], now: string): Promise<void> {
  await db
    .updateTable('inquiries')
    .set({ ...anonymous, anonymized_at: now })
    .where('id', 'in', ids)
    .execute();
  await refreshTexts(db, ids);
  await db
    .updateTable('inquiry_events')
    .set({ text: null })
    .where('inquiry_id', 'in', ids)
    .where('kind', 'not in', harmlessKinds)
    .execute();
  await db
    .updateTable('inquiry_events')
    .set({ text: 'lost' })
    .where('inquiry_id', 'in', ids)
    .where(sql<boolean>`kind = 'status' and text like 'lost: %'`)
    .execute();
  await db
    .updateTable('inquiry_deliveries')
    .set({ last_error: null })
    .where('inquiry_id', 'in', ids)
    .execute();
}
