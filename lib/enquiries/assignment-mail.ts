import type { Transaction } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { canSendMail } from '@/lib/mail/send-mail';

/* The mail to an advisor who is given an enquiry by somebody else of the desk. */

const channel = 'assignment';

/** Queues the mail; its recipient is who has the enquiry when it is sent. Does nothing without a mail server. */
export async function queueAssignmentMail(trx: Transaction<Database>, id: number): Promise<void> {
  if (!canSendMail()) return;
  const now = new Date().toISOString();
  await trx
    .insertInto('inquiry_deliveries')
    .values({ inquiry_id: id, channel, next_attempt_at: now, created_at: now })
    .execute();
}

/**
 * Forgets the mail of the assignment before. As a new row, the next mail is not taken for sent when the one before is
 * just on its way.
 */
export async function dropAssignmentMail(trx: Transaction<Database>, id: number): Promise<void> {
  await trx
    .deleteFrom('inquiry_deliveries')
    .where('inquiry_id', '=', id)
    .where('channel', '=', channel)
    .execute();
}
