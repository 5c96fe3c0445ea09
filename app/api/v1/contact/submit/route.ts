import { submitEnquiry } from '@/lib/enquiries/form/submit';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    requireSameOrigin(request);
    return privateJson(await submitEnquiry(request, await readJsonObject(request)), { status: 201 });
  },
});
