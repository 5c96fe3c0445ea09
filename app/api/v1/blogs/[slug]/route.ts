import { readArticle } from '@/lib/catalog/server';
import { found } from '@/lib/http/server/api-error';
import { publicJson } from '@/lib/http/server/json-response';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ slug: string }>({
  GET: async (request, { slug }) =>
    publicJson(request, found(await readArticle(found(readRef(slug), 'Article')), 'Article')),
});
