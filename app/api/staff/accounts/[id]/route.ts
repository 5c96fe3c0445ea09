import { ApiError, found } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { createPasswordLink, disableAccount, enableAccount, listAccounts } from '@/lib/staff/accounts';
import { requireStaff } from '@/lib/staff/session';

/** Disables or enables an account, or creates a new password link. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  PATCH: async (request, { id }) => {
    const { email: actor } = await requireStaff(request, 'admin');
    const accounts = await listAccounts();
    const { email } = found(
      accounts.find((account) => account.id === id),
      'Account',
    );
    const { action } = await readJsonObject(request);
    if (action === 'password-link') return privateJson({ link: await createPasswordLink(email, actor) });
    if (action === 'disable') await disableAccount(email, actor);
    else if (action === 'enable') await enableAccount(email, actor);
    else throw new ApiError(422, 'The action must be disable, enable or password-link.');
    return privateJson({ message: 'Account updated.' });
  },
});
