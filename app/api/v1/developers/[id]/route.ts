import { readDevelopers } from '@/lib/catalog/reads/server';
import { requireFound } from '@/lib/http/server/api-error';
import { publicJson } from '@/lib/http/server/json-response';
import { byRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) =>
    publicJson(request, requireFound(byRef(await readDevelopers(), id), 'Developer')),
});
