import { readCities, readDistricts } from '@/lib/catalog/reads/server';
import { requireFound } from '@/lib/http/server/api-error';
import { publicJson } from '@/lib/http/server/json-response';
import { unpaginated } from '@/lib/http/server/pagination';
import { byRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    const city = requireFound(byRef(await readCities(), id), 'City');
    return publicJson(request, unpaginated(await readDistricts(city.id)));
  },
});
