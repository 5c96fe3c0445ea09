import { ApiError, requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { type Fields, readJsonObject } from '@/lib/http/server/read-body';
import { readId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { followFeed, setHidden, updateProperty } from '@/lib/property-desk/change-property';
import { getDeskProperty } from '@/lib/property-desk/desk';
import { requireStaff } from '@/lib/staff/session';

/** Descriptions may have 100,000 characters of several bytes each. */
const maxBytes = 512 * 1024;

/** Changes the sent fields of a property; `action` hides or shows it, or lets a field follow the feed. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    await requireStaff(request);
    return privateJson(requireFound(await getDeskProperty(requireFound(readId(id), 'Property')), 'Property'));
  },
  PATCH: async (request, { id }) => {
    const { email } = await requireStaff(request, 'admin');
    const known = requireFound(readId(id), 'Property');
    return privateJson({ property: await change(known, await readJsonObject(request, maxBytes), email) });
  },
});

function change(id: number, { action, ...fields }: Fields, actor: string) {
  if (action === 'hide' || action === 'show') return setHidden(id, action === 'hide', actor);
  if (action === 'follow-feed') return followFeed(id, String(fields.field), actor);
  if (action !== undefined) throw new ApiError(422, 'The action must be hide, show or follow-feed.');
  return updateProperty(id, fields, actor);
}
