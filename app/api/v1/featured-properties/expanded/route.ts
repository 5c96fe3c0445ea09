import { route } from '@/lib/http/server/route';
import { answerFeatured } from '../answer-featured';

/** The grid after "View More Properties". */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => answerFeatured(request, 'expanded'),
});
