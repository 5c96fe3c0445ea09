import { presentProperty, readLanguage } from '@/lib/catalog/present';
import { readSimilar } from '@/lib/catalog/server';
import { found } from '@/lib/http/api-error';
import { publicJson } from '@/lib/http/json-response';
import { unpaginated } from '@/lib/http/pagination';
import { numberValue, queryOf } from '@/lib/http/query-values';
import { readRef } from '@/lib/http/references';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    const query = queryOf(request);
    const limit = numberValue(query, 'limit', { min: 1, max: 12, fallback: 4 });
    const language = readLanguage(query.get('lang'));
    const similar = found(await readSimilar(found(readRef(id), 'Property'), limit), 'Property');
    return publicJson(request, unpaginated(similar.map((property) => presentProperty(property, language))));
  },
});
