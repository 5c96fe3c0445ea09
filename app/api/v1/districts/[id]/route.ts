import { readDistricts } from '@/lib/catalog/server';
import { found } from '@/lib/http/api-error';
import { publicJson } from '@/lib/http/json-response';
import { byRef } from '@/lib/http/references';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => publicJson(request, found(byRef(await readDistricts(), id), 'District')),
});
