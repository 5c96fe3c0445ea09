import { readUnits } from '@/lib/catalog/reads/server';
import { requireFound } from '@/lib/http/server/api-error';
import { publicJson } from '@/lib/http/server/json-response';
import { unpaginated } from '@/lib/http/server/pagination';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    const ref = requireFound(readRef(id), 'Property');
    return publicJson(request, unpaginated(requireFound(await readUnits(ref), 'Property')));
  },
});
