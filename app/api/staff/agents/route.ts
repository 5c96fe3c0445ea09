import { readNewAgent } from '@/lib/agents/agent-form';
import { createAgent } from '@/lib/agents/change-agent';
import { listAgents, readAgentQuery } from '@/lib/agents/desk';
import { invalidForm } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { paginated } from '@/lib/http/server/pagination';
import { queryOf } from '@/lib/http/server/query-values';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    await requireStaff(request);
    const query = readAgentQuery(queryOf(request));
    return privateJson(paginated(request, await listAgents(query), query));
  },
  POST: async (request) => {
    const { email } = await requireStaff(request, 'admin');
    const { form, errors } = readNewAgent(await readJsonObject(request));
    if (errors) throw invalidForm(errors);
    return privateJson({ agent: await createAgent(form, email) }, { status: 201 });
  },
});
