import { answerFormPost, formMediaType } from '@/lib/enquiries/form-post';
import { submitEnquiry } from '@/lib/enquiries/submit';
import { privateJson } from '@/lib/http/server/json-response';
import { mediaType, readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';

/** Takes JSON from scripts and the plain post of a form where scripts do not run. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    if (mediaType(request) === formMediaType) return answerFormPost(request);
    requireSameOrigin(request);
    return privateJson(await submitEnquiry(request, await readJsonObject(request)), { status: 201 });
  },
});
