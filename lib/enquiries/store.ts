import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { nextAssignee } from './assignee';
import type { ChannelName } from './channels/channel';
import type { EnquiryValues } from './rules';
import type { EnquirySource } from './statuses';

export type Enquiry = Selectable<Database['inquiries']>;

/** What is kept of an accepted enquiry besides what the rules check. */
export type EnquiryContext = {
  property_type: string | null;
  city: string | null;
  property_id: number | null;
  property_title: string | null;
  property_slug: string | null;
  source_path: string | null;
  property_reference?: string | null;
};

export type NewEnquiry = EnquiryValues & EnquiryContext;

type InsertOptions = {
  /** The same enquiry under the same key is stored once, however often and however concurrently it comes. */
  idempotencyKey: string | null;
  /** Puts the enquiry into the outbox for these channels, in the same transaction. */
  channels: readonly ChannelName[];
  source?: EnquirySource;
  /** The portal's own id: a lead that is sent twice is stored once. */
  externalId?: string | null;
  /** Why it is kept apart as spam; nothing is sent for it. */
  spamReason?: string | null;
};

/** Stores an enquiry; when this resolves it is committed. `created` is false for one that was stored before. */
export async function insertEnquiry(
  inquiry: NewEnquiry,
  { idempotencyKey, channels, source = 'website', externalId = null, spamReason = null }: InsertOptions,
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
        source,
        external_id: externalId,
        spam_reason: spamReason,
        status: spamReason ? 'spam' : 'new',
        assigned_to: spamReason ? null : await nextAssignee(transaction),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) {
      const known = await transaction
        .selectFrom('inquiries')
        .select('id')
        .where((e) =>
          externalId === null
            ? e('idempotency_key', '=', idempotency_key)
            : e.and([e('source', '=', source), e('external_id', '=', externalId)]),
        )
        .executeTakeFirstOrThrow();
      return { id: known.id, created: false };
    }
    if (channels.length > 0 && !spamReason) {
      await transaction
        .insertInto('inquiry_deliveries')
        .values(
          channels.map((channel) => ({
            inquiry_id: inserted.id,
            channel,
            next_attempt_at: now,
            created_at: now,
          })),
        )
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
