import { ApiError } from '@/lib/http/server/api-error';
import { route } from '@/lib/http/server/route';

const unknown = () => {
  throw new ApiError(404, 'Not found.');
};

/** 404 as JSON for all other paths below /api. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
});
