import { route } from '@/lib/http/server/route';
import { answerListing } from './answer-listing';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => answerListing(request),
});
