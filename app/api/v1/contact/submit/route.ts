import { privateJson } from '@/lib/http/json-response';
import { mediaType, readJsonObject } from '@/lib/http/read-body';
import { route } from '@/lib/http/route';
import { requireSameOrigin } from '@/lib/http/same-origin';
import { answerFormPost, formMediaType } from '@/lib/inquiries/form-post';
import { submitInquiry } from '@/lib/inquiries/submit';

/** Takes JSON from scripts and the plain post of a form where scripts do not run. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    if (mediaType(request) === formMediaType) return answerFormPost(request);
    requireSameOrigin(request);
    return privateJson(await submitInquiry(request, await readJsonObject(request)), { status: 201 });
  },
});
