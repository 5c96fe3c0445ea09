import { listOf } from '@/lib/format/list-of';
import { singleLine } from '@/lib/forms/typed-values';
import { ApiError, requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { type Fields, readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import {
  createPasswordLink,
  type Duties,
  disableAccount,
  enableAccount,
  type Leave,
  listAccounts,
  updateDuties,
} from '@/lib/staff/accounts';
import { readLanguages } from '@/lib/staff/languages';
import { requireStaff } from '@/lib/staff/session';

/**
 * Disables or enables an account, creates a new password link, or changes languages, districts and leave. For
 * administrators; all staff can change their own leave.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  PATCH: async (request, { id }) => {
    const member = await requireStaff(request);
    const fields = await readJsonObject(request);
    const { action } = fields;
    if (action === 'leave' && id === member.id) {
      await updateDuties(id, readLeave(fields), member.email);
      return privateJson({ message: 'Account updated.' });
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
    else if (action === 'duties') await updateDuties(id, readDuties(fields), actor);
    else throw new ApiError(422, 'The action must be disable, enable, duties, leave or password-link.');
    return privateJson({ message: 'Account updated.' });
  },
});

/** Languages come as `speaks_ar`, districts as one comma-separated text. */
function readDuties(fields: Fields): Duties {
  const spoken = Object.keys(fields).filter((name) => fields[name]);
  return {
    languages: readLanguages(spoken.map((name) => name.replace(/^speaks_/, ''))),
    districts: listOf(singleLine(fields.districts).slice(0, 1_000)),
    ...readLeave(fields),
  };
}

function readLeave(fields: Fields): Leave {
  return {
    leave_from: singleLine(fields.leave_from) || null,
    leave_until: singleLine(fields.leave_until) || null,
  };
}
