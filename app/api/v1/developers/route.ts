import { readDevelopers } from '@/lib/catalog/server';
import { publicJson } from '@/lib/http/json-response';
import { unpaginated } from '@/lib/http/pagination';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => publicJson(request, unpaginated(await readDevelopers())),
});
