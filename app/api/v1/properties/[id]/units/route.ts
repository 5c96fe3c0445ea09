import { readUnits } from '@/lib/catalog/server';
import { found } from '@/lib/http/api-error';
import { publicJson } from '@/lib/http/json-response';
import { unpaginated } from '@/lib/http/pagination';
import { readRef } from '@/lib/http/references';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    const ref = found(readRef(id), 'Property');
    return publicJson(request, unpaginated(found(await readUnits(ref), 'Property')));
  },
});
