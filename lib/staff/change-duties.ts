import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import { readDay } from '@/lib/dubai-day';
import { splitList } from '@/lib/format/split-list';
import { refuseOutdated } from '@/lib/forms/refuse-outdated';
import { ApiError, invalidForm } from '@/lib/http/server/api-error';
import { keysOf } from '@/lib/typed-keys';
import { audit } from './audit';
import { type Duties, dutyTexts, type Leave } from './duties';
import { readLanguages } from './languages';

const dutyLabels: Record<keyof Duties, string> = {
  languages: 'Languages',
  districts: 'Districts',
  leave_from: 'First day of leave',
  leave_until: 'Last day of leave',
};

/**
 * Changes the given duties of an account.
 * @param was the duties as texts that the form was opened with
 * @throws {ApiError} 404, 422 for unreadable or reversed dates, 409 when a value is no longer as in `was`
 */
export async function updateDuties(
  id: string,
  change: Partial<Duties>,
  actor: string,
  was?: unknown,
): Promise<ReturnType<typeof dutyTexts>> {
  const { email, after } = await inLockedTransaction(await database(), 'accounts', async (trx) => {
    const account = await trx
      .selectFrom('staff')
      .select(['email', 'languages', 'districts', 'leave_from', 'leave_until'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!account) throw new ApiError(404, 'Account not found.');
    const stored: Duties = {
      ...account,
      languages: readLanguages(splitList(account.languages)),
      districts: splitList(account.districts),
    };
    const duties = { ...stored, ...change };
    requireLeaveInOrder(duties);
    const before = dutyTexts(stored);
    const after = dutyTexts(duties);
    const fields = keysOf(dutyLabels).filter((name) => after[name] !== before[name]);
    refuseOutdated(
      was,
      fields.map((name) => ({ name, label: dutyLabels[name], stored: before[name] })),
    );
    if (fields.length === 0) return { email: null, after };
    await trx
      .updateTable('staff')
      .set({
        languages: duties.languages.join(',') || null,
        districts: after.districts || null,
        leave_from: duties.leave_from,
        leave_until: duties.leave_until,
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', id)
      .execute();
    return { email: account.email, after };
  });
  if (email) await audit({ actor, action: 'account.duties changed', subject: email });
  return after;
}

/** @throws {ApiError} 422 */
function requireLeaveInOrder({ leave_from, leave_until }: Leave): void {
  const isDate = (value: string | null) => !value || readDay(value) !== null;
  const errors = {
    ...(isDate(leave_from) ? {} : { leave_from: 'Please enter a date.' }),
    ...(isDate(leave_until) ? {} : { leave_until: 'Please enter a date.' }),
    ...(leave_until && !leave_from ? { leave_from: 'Please also enter the first day.' } : {}),
    ...(leave_from && leave_until && leave_until < leave_from
      ? { leave_until: 'The last day is before the first.' }
      : {}),
  };
  if (Object.keys(errors).length > 0) {
    throw invalidForm(errors);
  }
}
