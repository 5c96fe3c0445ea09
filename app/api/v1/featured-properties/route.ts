import { route } from '@/lib/http/server/route';
import { answerFeatured } from './answer-featured';

/** Without a level, all featured properties. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => answerFeatured(request, 'expanded'),
});
