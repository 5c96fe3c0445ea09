import { route } from '@/lib/http/server/route';
import { answerListing } from '../properties/answer-listing';

/** The list with titles in the language of `lang`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => answerListing(request),
});
