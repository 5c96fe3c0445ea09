import { route } from '@/lib/http/server/route';
import { answerFeatured } from '../answer-featured';

/** The initial grid. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => answerFeatured(request, 'initial'),
});
