import { route } from '@/lib/http/server/route';
import { answerListing } from '../properties/answer-listing';

/** The list again, under the name that asks for titles in the language of `lang`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => answerListing(request),
});
