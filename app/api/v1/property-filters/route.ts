import { presentFilterOptions } from '@/lib/catalog/present';
import { readFilterOptions } from '@/lib/catalog/reads/server';
import { publicJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => publicJson(request, presentFilterOptions(await readFilterOptions())),
});
