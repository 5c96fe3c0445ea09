import { publicJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';
import { openApiDocument } from '@/lib/openapi/document';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: (request) => publicJson(request, openApiDocument()),
});
