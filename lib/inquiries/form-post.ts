import { ApiError } from '@/lib/http/api-error';
import { readFormFields } from '@/lib/http/read-body';
import { errorResponse } from '@/lib/http/route';
import { requireSameOrigin } from '@/lib/http/same-origin';
import { routes } from '@/lib/routes';
import { inquiryFormDocument } from './form-document';
import type { InquiryContext } from './store';
import { submitInquiry } from './submit';

export const formMediaType = 'application/x-www-form-urlencoded';

/**
 * Answers the form's plain post: on to the thank-you page when the enquiry is stored, else the form again, as it
 * was filled in.
 * @throws {ApiError} 403 for posts from other sites, 413 for a body that is too large to be shown again.
 */
export async function answerFormPost(
  request: Request,
  known: Partial<InquiryContext> = {},
): Promise<Response> {
  requireSameOrigin(request);
  const fields = await readFormFields(request);
  try {
    await submitInquiry(request, { idempotency_key: keyOfHour(), ...fields }, known);
    return new Response(null, {
      status: 303,
      headers: { Location: routes.enquirySent, 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    const rejection = error instanceof ApiError ? error : await unexpected(request, error);
    const { status, message, errors = {} } = rejection;
    return inquiryFormDocument({ action: new URL(request.url).pathname, fields, errors, message, status });
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
