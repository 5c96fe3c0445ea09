import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import { refuseOutdated } from '@/lib/forms/refuse-outdated';
import { invalidForm } from '@/lib/http/server/api-error';
import { accountByEmail } from './accounts';
import { audit } from './audit';
import { requireAnotherAdministrator } from './last-administrator';
import { readRole, roleLabels, type StaffRole, staffRoles } from './roles';

/** @throws {ApiError} 422 for an unknown role */
export function requireRole(value: unknown): StaffRole {
  const role = readRole(value);
  if (role) return role;
  throw invalidForm({ role: `Please choose one of: ${staffRoles.join(', ')}.` });
}

/**
 * Changes the role of an account; its sessions have the new one at once.
 * @param was `role` as it was shown
 * @throws {ApiError} 404, 409 for the last administrator or when the role is no longer as in `was`
 */
export async function changeRole(
  email: string,
  role: StaffRole,
  actor: string,
  was?: unknown,
): Promise<void> {
  const { id, email: subject } = await accountByEmail(email);
  const isChanged = await inLockedTransaction(await database(), 'accounts', async (trx) => {
    const stored = await trx
      .selectFrom('staff')
      .select('role')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (stored.role === role) return false;
    const storedRole = readRole(stored.role);
    const shown = storedRole ? roleLabels[storedRole] : stored.role;
    refuseOutdated(was, [{ name: 'role', label: 'Role', stored: stored.role, shown }]);
    if (role !== 'admin') await requireAnotherAdministrator(trx, id);
    await trx
      .updateTable('staff')
      .set({ role, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    return true;
  });
  if (isChanged) await audit({ actor, action: `account.role changed to ${role}`, subject });
}
