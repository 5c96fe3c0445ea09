import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { nextAssignee } from './assignee';
import type { ChannelName } from './channels/channel';
import type { EnquiryValues } from './rules';
import type { EnquirySource } from './statuses';

export type Enquiry = Selectable<Database['inquiries']>;

/** Data of an accepted enquiry that the rules do not check. */
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
  /** Idempotency: an enquiry with the same key is stored once, also under concurrency. */
  idempotencyKey: string | null;
  /** Queues the enquiry for these channels in the same transaction. */
  channels: readonly ChannelName[];
  source?: EnquirySource;
  /** The portal's own id: a repeated lead is stored once. */
  externalId?: string | null;
  /** Why it counts as spam; spam is not delivered. */
  spamReason?: string | null;
};

/** Stores an enquiry; committed when this resolves. `created` is false when it was already stored. */
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

/** Includes the content: different content with the same key is a separate enquiry, so none is lost. */
function digest(idempotencyKey: string, inquiry: NewEnquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, inquiry]))
    .digest('base64url');
}
