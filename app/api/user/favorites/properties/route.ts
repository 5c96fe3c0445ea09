import { api } from '@/lib/api-paths';
import { presentProperty } from '@/lib/catalog/present';
import { readProperties } from '@/lib/catalog/reads/server';
import { type FavoritesPage, pageOfFavorites } from '@/lib/favorites/store';
import { visitorHash } from '@/lib/favorites/visitor';
import { privateJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';
import { linkOrigin } from '@/lib/link-origin';

const nothing: FavoritesPage = { ids: [], count: 0, next: null };

/** The visitor's favourites, latest first; `gone` of the page are no longer on the site. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const visitor = visitorHash(request);
    const before = new URL(request.url).searchParams.get('before');
    const { ids, count, next } = visitor ? await pageOfFavorites(visitor, before) : nothing;
    const properties = await readProperties(ids);
    return privateJson({
      count,
      next: next && `${linkOrigin()}${api.favorites}properties/?${new URLSearchParams({ before: next })}`,
      previous: null,
      results: properties.map((property) => presentProperty(property)),
      gone: ids.length - properties.length,
    });
  },
});
