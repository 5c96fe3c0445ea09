import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import type { EnquiryValues } from './rules';

export type Enquiry = Selectable<Database['inquiries']>;

/** What is kept of an accepted enquiry besides what the rules check. */
export type EnquiryContext = {
  property_type: string | null;
  city: string | null;
  property_id: number | null;
  property_title: string | null;
  property_slug: string | null;
  source_path: string | null;
};

export type NewEnquiry = EnquiryValues & EnquiryContext;

/** The one channel that accepted enquiries are passed on through. */
export const backendChannel = 'backend';

type InsertOptions = {
  /** The same enquiry under the same key is stored once, however often and however concurrently it comes. */
  idempotencyKey: string | null;
  /** Puts the enquiry into the outbox in the same transaction. */
  passOn: boolean;
};

/** Stores an enquiry; when this resolves it is committed. `created` is false for one that was stored before. */
export async function insertEnquiry(
  inquiry: NewEnquiry,
  { idempotencyKey, passOn }: InsertOptions,
): Promise<{ id: number; created: boolean }> {
  const db = await database();
  const now = new Date().toISOString();
  const idempotency_key = idempotencyKey === null ? null : digest(idempotencyKey, inquiry);
  return db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('inquiries')
      .values({
        ...inquiry,
        bedrooms: null,
        consent_at: now,
        created_at: now,
        idempotency_key,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) {
      const known = await transaction
        .selectFrom('inquiries')
        .select('id')
        .where('idempotency_key', '=', idempotency_key)
        .executeTakeFirstOrThrow();
      return { id: known.id, created: false };
    }
    if (passOn) {
      await transaction
        .insertInto('inquiry_deliveries')
        .values({ inquiry_id: inserted.id, channel: backendChannel, next_attempt_at: now, created_at: now })
        .execute();
    }
    return { id: inserted.id, created: true };
  });
}

/** Covers the content, too: other words under the same key are another enquiry, and nobody's words are dropped. */
function digest(idempotencyKey: string, inquiry: NewEnquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, inquiry]))
    .digest('base64url');
}
