import { route } from '@/lib/http/server/route';
import { featuredResponse } from '../featured-response';

/** The grid after "View More Properties". */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => featuredResponse(request, 'expanded'),
});
