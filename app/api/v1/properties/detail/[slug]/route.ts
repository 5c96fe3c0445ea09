import { presentProperty, readLanguage } from '@/lib/catalog/present';
import { readProperty } from '@/lib/catalog/server';
import { found } from '@/lib/http/api-error';
import { publicJson } from '@/lib/http/json-response';
import { queryOf } from '@/lib/http/query-values';
import { readRef } from '@/lib/http/references';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ slug: string }>({
  GET: async (request, { slug }) => {
    const ref = found(readRef(slug), 'Property');
    const property = found(await readProperty(ref), 'Property');
    return publicJson(request, presentProperty(property, readLanguage(queryOf(request).get('lang'))));
  },
});
