import { route } from '@/lib/http/server/route';
import { listingResponse } from './listing-response';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => listingResponse(request),
});
