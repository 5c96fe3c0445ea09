import type { Transaction } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { ApiError } from '@/lib/http/server/api-error';

/**
 * Requires that the desk keeps an administrator when this account stops being one. Call it while holding the lock of
 * accounts: two administrators who disable each other at the same time must not both succeed.
 * @throws {ApiError} 409 for the last administrator, or the last one who has set a password
 */
export async function requireAnotherAdministrator(trx: Transaction<Database>, id: string): Promise<void> {
  const administrators = await trx
    .selectFrom('staff')
    .leftJoin('staff_credentials', 'staff_credentials.staff_id', 'staff.id')
    .select(['staff.id', 'staff_credentials.id as credential'])
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .execute();
  const isLast = (among: typeof administrators) =>
    among.some((account) => account.id === id) && !among.some((account) => account.id !== id);
  if (isLast(administrators)) {
    throw new ApiError(409, 'This is the last administrator. Add another one first.');
  }
  if (isLast(administrators.filter(({ credential }) => credential !== null))) {
    throw new ApiError(
      409,
      'This is the last administrator who can sign in; the others have not set a password yet.',
    );
  }
}
