import { readAlias } from '@/lib/aliases/alias-form';
import { addAlias } from '@/lib/aliases/change-alias';
import { listAliases, readAliasQuery } from '@/lib/aliases/desk';
import { invalidForm } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { paginated } from '@/lib/http/server/pagination';
import { queryOf } from '@/lib/http/server/query-values';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    await requireStaff(request, 'admin');
    const query = readAliasQuery(queryOf(request));
    return privateJson(paginated(request, await listAliases(query), query));
  },
  POST: async (request) => {
    const { email } = await requireStaff(request, 'admin');
    const fields = await readJsonObject(request);
    const { form, errors } = readAlias(fields);
    if (errors) throw invalidForm(errors);
    const isConfirmed = fields.confirmed === true;
    return privateJson(await addAlias(form, email, { isConfirmed }), { status: 201 });
  },
});
