import { presentProperty, readLanguage } from '@/lib/catalog/present';
import { readSimilar } from '@/lib/catalog/reads/server';
import { requireFound } from '@/lib/http/server/api-error';
import { publicJson } from '@/lib/http/server/json-response';
import { unpaginated } from '@/lib/http/server/pagination';
import { numberValue, queryOf } from '@/lib/http/server/query-values';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    const query = queryOf(request);
    const limit = numberValue(query, 'limit', { min: 1, max: 12, fallback: 4 });
    const language = readLanguage(query.get('lang'));
    const similar = requireFound(await readSimilar(requireFound(readRef(id), 'Property'), limit), 'Property');
    return publicJson(request, unpaginated(similar.map((property) => presentProperty(property, language))));
  },
});
