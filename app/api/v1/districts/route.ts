import { readDistricts } from '@/lib/catalog/reads/server';
import { publicJson } from '@/lib/http/server/json-response';
import { unpaginated } from '@/lib/http/server/pagination';
import { route } from '@/lib/http/server/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => publicJson(request, unpaginated(await readDistricts())),
});
