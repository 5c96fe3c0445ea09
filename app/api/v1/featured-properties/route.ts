import { route } from '@/lib/http/server/route';
import { featuredResponse } from './featured-response';

/** Without a level, all featured properties. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => featuredResponse(request, 'expanded'),
});
