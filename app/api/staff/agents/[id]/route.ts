import { agentFields, readAgentChange } from '@/lib/agents/agent-form';
import { followFeed, setAgentLeft, updateAgent } from '@/lib/agents/change-agent';
import { getAgent } from '@/lib/agents/desk';
import { ApiError, invalidForm, requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { type Fields, readJsonObject } from '@/lib/http/server/read-body';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

/** Changes the sent fields of an agent; `action` marks them as left or returned, or lets a field follow the feed. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    await requireStaff(request);
    return privateJson(requireFound(await getAgent(requireFound(readRef(id), 'Agent')), 'Agent'));
  },
  PATCH: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    const ref = requireFound(readRef(id), 'Agent');
    return privateJson({ agent: await change(ref, await readJsonObject(request), email) });
  },
});

function change(id: string, { action, ...fields }: Fields, actor: string) {
  if (action === 'leave' || action === 'return') return setAgentLeft(id, action === 'leave', actor);
  if (action === 'follow-feed') {
    const field = agentFields.find((name) => name === fields.field);
    if (!field) throw new ApiError(422, `The field must be one of ${agentFields.join(', ')}.`);
    return followFeed(id, field, actor);
  }
  if (action !== undefined) throw new ApiError(422, 'The action must be leave, return or follow-feed.');
  const { form, errors } = readAgentChange(fields);
  if (errors) throw invalidForm(errors);
  return updateAgent(id, form, actor, fields.was);
}
