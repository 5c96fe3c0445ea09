import { presentProperty, readLanguage } from '@/lib/catalog/present';
import { readProperty } from '@/lib/catalog/reads/server';
import { requireFound } from '@/lib/http/server/api-error';
import { publicJson } from '@/lib/http/server/json-response';
import { queryOf } from '@/lib/http/server/query-values';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ slug: string }>({
  GET: async (request, { slug }) => {
    const ref = requireFound(readRef(slug), 'Property');
    const property = requireFound(await readProperty(ref), 'Property');
    return publicJson(request, presentProperty(property, readLanguage(queryOf(request).get('lang'))));
  },
});
