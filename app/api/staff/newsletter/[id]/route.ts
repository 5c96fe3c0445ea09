import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { readId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { suppressAddress } from '@/lib/newsletter/desk';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

/** Suppresses a newsletter address. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  PATCH: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    const { action } = await readJsonObject(request);
    if (action !== 'suppress') throw new ApiError(422, 'The action must be suppress.');
    const address = readId(id);
    if (address === null || !(await suppressAddress(address))) {
      throw new ApiError(404, 'Address not found.');
    }
    await audit({ actor: email, action: 'newsletter.unsubscribed', subject: `address ${id}` });
    return privateJson({ message: 'This address no longer receives the newsletter.' });
  },
});
