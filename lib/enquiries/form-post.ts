import { isApiError } from '@/lib/http/server/api-error';
import { readFormFields } from '@/lib/http/server/read-body';
import { errorResponse } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';
import { routes } from '@/lib/routes';
import { enquiryFormDocument } from './form-document';
import type { EnquiryContext } from './store';
import { submitEnquiry } from './submit';

export const formMediaType = 'application/x-www-form-urlencoded';

/**
 * Answers the form's plain post: on to the thank-you page when the enquiry is stored, else the form again, as it
 * was filled in.
 * @throws {ApiError} 403 for posts from other sites, 413 for a body that is too large to be shown again.
 */
export async function answerFormPost(
  request: Request,
  known: Partial<EnquiryContext> = {},
): Promise<Response> {
  requireSameOrigin(request);
  const fields = await readFormFields(request);
  try {
    await submitEnquiry(request, { idempotency_key: keyOfHour(), ...fields }, known);
    return new Response(null, {
      status: 303,
      headers: { Location: routes.enquirySent, 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    const rejection = isApiError(error) ? error : await unexpected(request, error);
    const { status, message, errors = {} } = rejection;
    return enquiryFormDocument({ action: new URL(request.url).pathname, fields, errors, message, status });
  }
}

/** Logs a failure that is ours; the visitor keeps what was typed and is asked to try again. */
async function unexpected(
  request: Request,
  error: unknown,
): Promise<{ status: number; message: string; errors?: undefined }> {
  const { status } = errorResponse(request, error);
  return { status, message: 'Failed to send message. Please try again.' };
}

/** The same words sent twice within the hour, by a double click or a reload, are one enquiry. */
function keyOfHour(): string {
  return `form-${Math.floor(Date.now() / 3_600_000)}`;
}
