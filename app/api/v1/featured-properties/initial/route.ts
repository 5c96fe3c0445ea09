import { route } from '@/lib/http/server/route';
import { featuredResponse } from '../featured-response';

/** The initial grid. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => featuredResponse(request, 'initial'),
});
