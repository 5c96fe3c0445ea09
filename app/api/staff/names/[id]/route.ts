import { readAlias } from '@/lib/aliases/alias-form';
import { deleteAlias, updateAlias } from '@/lib/aliases/change-alias';
import { invalidForm, requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { readId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  PATCH: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    const alias = requireFound(readId(id), 'Alias');
    const fields = await readJsonObject(request);
    const { form, errors } = readAlias(fields);
    if (errors) throw invalidForm(errors);
    const options = { was: fields.was, isConfirmed: fields.confirmed === true };
    return privateJson(await updateAlias(alias, form, email, options));
  },
  DELETE: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    await deleteAlias(requireFound(readId(id), 'Alias'), email);
    return privateJson({ message: 'Alias deleted.' });
  },
});
