import { listFavorites } from '@/lib/favorites/store';
import { visitorHash } from '@/lib/favorites/visitor';
import { privateJson } from '@/lib/http/server/json-response';
import { unpaginated } from '@/lib/http/server/pagination';
import { route } from '@/lib/http/server/route';

/** Ids of the visitor's favourites, latest first. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const visitor = visitorHash(request);
    return privateJson(unpaginated(visitor ? await listFavorites(visitor) : []));
  },
});
