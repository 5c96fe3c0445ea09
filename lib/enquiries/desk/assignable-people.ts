import { dubaiDay } from '@/lib/dubai-day';
import type { StaffAccount } from '@/lib/staff/accounts';
import { isOnLeave } from '@/lib/staff/duties';

export type AssignablePerson = {
  id: string;
  name: string;
  /** Why the person does not answer enquiries now. */
  absence: 'disabled' | 'invited' | 'away' | null;
};

/** The accounts that enquiries can be assigned to, and `current`, the present advisor, even when disabled. */
export function assignablePeople(
  accounts: StaffAccount[],
  now: number,
  current: string | null = null,
): AssignablePerson[] {
  return accounts
    .filter(({ id, disabled_at }) => !disabled_at || id === current)
    .map((account) => ({ id: account.id, name: account.name, absence: absenceOf(account, dubaiDay(now)) }));
}

function absenceOf(account: StaffAccount, today: string): AssignablePerson['absence'] {
  if (account.disabled_at) return 'disabled';
  if (!account.is_active) return 'invited';
  return isOnLeave(account, today) ? 'away' : null;
}
