import { readCities, readDistricts } from '@/lib/catalog/server';
import { found } from '@/lib/http/api-error';
import { publicJson } from '@/lib/http/json-response';
import { unpaginated } from '@/lib/http/pagination';
import { byRef } from '@/lib/http/references';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    const city = found(byRef(await readCities(), id), 'City');
    return publicJson(request, unpaginated(await readDistricts(city.id)));
  },
});
