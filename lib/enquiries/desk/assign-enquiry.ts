import type { Transaction } from 'kysely';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { ApiError } from '@/lib/http/server/api-error';
import { dropAssignmentMail, queueAssignmentMail } from '../delivery/assignment-mail';
import type { SeenEnquiry } from './seen-enquiry';
import { addEvent, inThread, threadOf } from './thread-writes';

type Assigner = { staffId: string; actor: string };
type Outcome = 'done' | 'taken' | 'missing' | 'no-account';

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
): Promise<Outcome> {
  const db = await database();
  return db
    .transaction()
    .execute((trx) => assignUnchanged(trx, { id, assigned_to: expected }, { staffId, actor }));
}

/**
 * Assigns several enquiries to one advisor in one transaction, each as `assignEnquiry` does. Those whose advisor or status
 * is no longer the seen one, and erased ones, stay as they are.
 * @returns how many have got another advisor, how many stay as they are, and that advisor
 * @throws {ApiError} 422 when the account does not exist or is disabled
 */
export async function assignEnquiries(
  seen: readonly SeenEnquiry[],
  staffId: string,
  actor: string,
): Promise<{ assigned: number; changed: number; to: { name: string; email: string } }> {
  return inLockedTransaction(await database(), 'enquiries', async (trx) => {
    const to = await activeAccount(trx, staffId);
    if (!to) throw noAccount();
    const count = { assigned: 0, changed: 0, to };
    for (const enquiry of seen) {
      const outcome = await assignUnchanged(trx, enquiry, { staffId, actor });
      if (outcome === 'no-account') throw noAccount();
      if (outcome !== 'done') count.changed += 1;
      else if (enquiry.assigned_to !== staffId) count.assigned += 1;
    }
    return count;
  });
}

async function assignUnchanged(
  trx: Transaction<Database>,
  { id, assigned_to, status }: SeenEnquiry,
  assigner: Assigner,
): Promise<Outcome> {
  const thread = await threadOf(trx, id);
  if (thread === null) return 'missing';
  const free = await trx
    .updateTable('inquiries')
    .set({ assigned_to })
    .where('id', '=', thread)
    .where('assigned_to', 'is not distinct from', assigned_to)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .executeTakeFirst();
  if (free.numUpdatedRows === 0n) return 'taken';
  return (await assign(trx, thread, assigner)) ? 'done' : 'no-account';
}

export const noAccountMessage = 'There is no such account, or it is disabled.';

/** @returns the refusal of a request to assign to an account that does not exist or is disabled */
export function noAccount(): ApiError {
  return new ApiError(422, noAccountMessage, { errors: { staff_id: noAccountMessage } });
}

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
  const messages = trx.updateTable('inquiries').where((e) => inThread(e, thread));
  await messages.set({ assigned_to: staffId }).execute();
  const isOthers = assignee !== null && assignee.email !== actor;
  if (isOthers) await messages.set({ read_at: null }).where('status', '=', 'new').execute();
  await addEvent(trx, thread, { actor, kind: 'assigned', text: assignee?.name ?? 'nobody' });
  await dropAssignmentMail(trx, thread);
  if (isOthers) await queueAssignmentMail(trx, thread);
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
