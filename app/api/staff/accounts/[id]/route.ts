import { splitList } from '@/lib/format/split-list';
import { singleLine } from '@/lib/forms/typed-values';
import { ApiError, requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { type Fields, readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { createPasswordLink, disableAccount, enableAccount, listAccounts } from '@/lib/staff/accounts';
import { updateDuties } from '@/lib/staff/change-duties';
import { changeRole, requireRole } from '@/lib/staff/change-role';
import { type Duties, type Leave, maxDistrictsText } from '@/lib/staff/duties';
import { readLanguageNames } from '@/lib/staff/languages';
import { requireStaff } from '@/lib/staff/session';

/**
 * Disables or enables an account, creates a new password link, or changes role, languages, districts and leave. For
 * administrators; all staff can change their own leave.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  PATCH: async (request, { id }) => {
    const member = await requireStaff(request);
    const fields = await readJsonObject(request);
    const { action } = fields;
    if (action === 'leave' && id === member.id) {
      const duties = await updateDuties(id, readLeave(fields), member.email, fields.was);
      return privateJson({ message: 'Account updated.', duties });
    }
    const { email: actor } = await requireStaff(request, 'admin');
    const accounts = await listAccounts();
    const { email } = requireFound(
      accounts.find((account) => account.id === id),
      'Account',
    );
    if (action === 'password-link') return privateJson({ link: await createPasswordLink(email, actor) });
    if (action === 'disable') await disableAccount(email, actor);
    else if (action === 'enable') await enableAccount(email, actor);
    else if (action === 'role') await changeRole(email, requireRole(fields.role), actor, fields.was);
    else if (action === 'duties') {
      const duties = await updateDuties(id, readDuties(fields), actor, fields.was);
      return privateJson({ message: 'Account updated.', duties });
    } else
      throw new ApiError(422, 'The action must be disable, enable, role, duties, leave or password-link.');
    return privateJson({ message: 'Account updated.' });
  },
});

/** Languages and districts come as comma-separated texts; fields that are absent stay as they are. */
function readDuties(fields: Fields): Partial<Duties> {
  const { languages, districts } = fields;
  return {
    ...(languages === undefined ? {} : { languages: readLanguageNames(singleLine(languages)) }),
    ...(districts === undefined
      ? {}
      : { districts: splitList(singleLine(districts).slice(0, maxDistrictsText)) }),
    ...readLeave(fields),
  };
}

function readLeave({ leave_from, leave_until }: Fields): Partial<Leave> {
  return {
    ...(leave_from === undefined ? {} : { leave_from: singleLine(leave_from) || null }),
    ...(leave_until === undefined ? {} : { leave_until: singleLine(leave_until) || null }),
  };
}
