import { route } from '@/lib/http/server/route';
import { listingResponse } from '../properties/listing-response';

/** The list with titles in the language of `lang`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => listingResponse(request),
});
