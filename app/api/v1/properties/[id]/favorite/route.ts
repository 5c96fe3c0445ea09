import { readProperty } from '@/lib/catalog/reads/server';
import { hour } from '@/lib/durations';
import { maxFavorites, toggleFavorite } from '@/lib/favorites/store';
import { newVisitor, visitorHash } from '@/lib/favorites/visitor';
import { ApiError, requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { rateLimit } from '@/lib/http/server/rate-limit';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';

const limit = rateLimit({ name: 'favourites', max: 120, windowMs: 60_000 });
/** Each call without a cookie creates a visitor; this allows a shared office but stops scripts. */
const newcomers = rateLimit({ name: 'new visitors', max: 30, windowMs: hour });

/** Toggles a favourite. The first one sets the visitor's cookie. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  POST: async (request, { id }) => {
    requireSameOrigin(request);
    limit(request);
    const property = requireFound(await readProperty(requireFound(readRef(id), 'Property')), 'Property');
    const known = visitorHash(request);
    if (!known) newcomers(request);
    const visitor = known ? { hash: known, cookie: null } : newVisitor(request);
    const result = await toggleFavorite(visitor.hash, property.id);
    if (!result) throw new ApiError(409, `You can keep up to ${maxFavorites} favourites.`);
    return privateJson(result, { headers: visitor.cookie ? { 'Set-Cookie': visitor.cookie } : {} });
  },
});
