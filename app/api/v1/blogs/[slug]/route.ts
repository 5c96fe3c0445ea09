import { readArticle } from '@/lib/catalog/server';
import { found } from '@/lib/http/api-error';
import { publicJson } from '@/lib/http/json-response';
import { readRef } from '@/lib/http/references';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ slug: string }>({
  GET: async (request, { slug }) =>
    publicJson(request, found(await readArticle(found(readRef(slug), 'Article')), 'Article')),
});
