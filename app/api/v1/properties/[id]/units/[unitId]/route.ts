import { readUnit } from '@/lib/catalog/reads/server';
import { requireFound } from '@/lib/http/server/api-error';
import { publicJson } from '@/lib/http/server/json-response';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string; unitId: string }>({
  GET: async (request, { id, unitId }) => {
    const ref = requireFound(readRef(id), 'Property');
    const unitRef = requireFound(readRef(unitId), 'Unit');
    return publicJson(request, requireFound(await readUnit(ref, unitRef), 'Unit'));
  },
});
