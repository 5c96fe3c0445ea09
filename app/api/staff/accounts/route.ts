import { singleLine, visibleLine } from '@/lib/forms/typed-values';
import { privateJson } from '@/lib/http/server/json-response';
import { unpaginated } from '@/lib/http/server/pagination';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { addAccount, listAccounts } from '@/lib/staff/accounts';
import { requireRole } from '@/lib/staff/change-role';
import { requireStaff } from '@/lib/staff/session';

/** Staff accounts: list and invite. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    await requireStaff(request, 'admin');
    return privateJson(unpaginated(await listAccounts()));
  },
  POST: async (request) => {
    const { email: actor } = await requireStaff(request, 'admin');
    const fields = await readJsonObject(request);
    const role = requireRole(fields.role);
    const account = { email: visibleLine(fields.email), name: singleLine(fields.name), role };
    return privateJson(await addAccount(account, actor), { status: 201 });
  },
});
