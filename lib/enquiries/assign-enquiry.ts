import type { Transaction } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { dropAssignmentMail, queueAssignmentMail } from './assignment-mail';
import { addEvent, inThread, threadOf } from './thread-writes';

/**
 * Assigns an enquiry; an assignee other than the actor is notified by mail.
 * @param expected the assignee known to the caller (null: none)
 * @returns `done`; `taken` when the assignee has changed; `missing`; `no-account` when the new one does not exist or is disabled
 */
export async function assignEnquiry(
  id: number,
  staffId: string,
  expected: string | null,
  actor: string,
): Promise<'done' | 'taken' | 'missing' | 'no-account'> {
  const db = await database();
  return db.transaction().execute(async (trx) => {
    const thread = await threadOf(trx, id);
    if (thread === null) return 'missing';
    const free = await trx
      .updateTable('inquiries')
      .set({ assigned_to: expected })
      .where('id', '=', thread)
      .where('assigned_to', expected === null ? 'is' : '=', expected)
      .executeTakeFirst();
    if (free.numUpdatedRows === 0n) return 'taken';
    return (await assign(trx, thread, { staffId, actor })) ? 'done' : 'no-account';
  });
}

export const noAccountMessage = 'There is no such account, or it is disabled.';

/** Changes the advisor of a thread. @returns false when the account does not exist or is disabled */
export async function assign(
  trx: Transaction<Database>,
  thread: number,
  { staffId, actor }: { staffId: string | null; actor: string },
): Promise<boolean> {
  const assignee = staffId === null ? null : await activeAccount(trx, staffId);
  if (assignee === undefined) return false;
  const { assigned_to } = await trx
    .selectFrom('inquiries')
    .select('assigned_to')
    .where('id', '=', thread)
    .executeTakeFirstOrThrow();
  if (assigned_to === staffId) return true;
  await trx
    .updateTable('inquiries')
    .set({ assigned_to: staffId })
    .where((e) => inThread(e, thread))
    .execute();
  await addEvent(trx, thread, { actor, kind: 'assigned', text: assignee?.name ?? 'nobody' });
  await dropAssignmentMail(trx, thread);
  if (assignee && assignee.email !== actor) await queueAssignmentMail(trx, thread);
  return true;
}

function activeAccount(trx: Transaction<Database>, id: string) {
  return trx
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}
