import type { Transaction } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { canSendMail } from '@/lib/mail/send-mail';
import { queueDeliveries } from '../desk/thread-writes';

/* The mail to an advisor to whom a colleague assigned an enquiry. */

const channel = 'assignment';

/** Queues the mail; it is sent to the advisor assigned at that time. Does nothing without a mail server. */
export async function queueAssignmentMail(trx: Transaction<Database>, id: number): Promise<void> {
  if (canSendMail()) await queueDeliveries(trx, id, [channel]);
}

/**
 * Deletes the mail of the previous assignment. The next one is a new row, so that it is not marked as delivered when the
 * previous mail is just being sent.
 */
export async function dropAssignmentMail(trx: Transaction<Database>, id: number): Promise<void> {
  await trx
    .deleteFrom('inquiry_deliveries')
    .where('inquiry_id', '=', id)
    .where('channel', '=', channel)
    .execute();
}
