import { answerFormPost, formMediaType } from '@/lib/enquiries/form-post';
import { ApiError } from '@/lib/http/server/api-error';
import { mediaType } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { routes } from '@/lib/routes';

/** Where the contact form is posted by browsers that run no scripts. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => new Response(null, { status: 303, headers: { Location: routes.contact } }),
  POST: (request) => {
    if (mediaType(request) !== formMediaType) throw new ApiError(415, 'Send this form as a plain form post.');
    return answerFormPost(request);
  },
});
