import { hour } from '@/lib/durations';
import { ApiError, type FieldErrors, isApiError } from '@/lib/http/server/api-error';
import { type Fields, mediaType, readFormFields } from '@/lib/http/server/read-body';
import { errorResponse } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';
import { notSentMessage } from './rules';
import { readContext, submitEnquiry, withDefaults } from './submit';

/** A rejected form post: the input by field, and the message for the visitor. */
export type RejectedPost = {
  status: number;
  /** Seconds until a retry is allowed. */
  retryAfter: string | null;
  message: string;
  errors: FieldErrors;
  values: Record<string, string>;
};

/**
 * Handles the contact form's plain post, sent without JavaScript.
 * @returns null once the enquiry is stored, otherwise why it was rejected; never throws
 */
export async function takeFormPost(request: Request): Promise<RejectedPost | null> {
  let fields: Fields = {};
  try {
    if (mediaType(request) !== 'application/x-www-form-urlencoded') {
      throw new ApiError(415, 'Send this form as a plain form post.');
    }
    requireSameOrigin(request);
    fields = await readFormFields(request);
    await submitEnquiry(request, { idempotency_key: keyOfHour(), ...fields }, {}, { requireConsent: true });
    return null;
  } catch (error) {
    const { status, headers } = errorResponse(request, error);
    const { message, errors = {} } = isApiError(error) ? error : { message: notSentMessage };
    const filled = withDefaults(fields, readContext(fields, null).property_title);
    const values = Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, String(value)]));
    return { status, retryAfter: headers.get('retry-after'), message, errors, values };
  }
}

/** Makes equal content sent twice within an hour, by double click or reload, one enquiry. */
function keyOfHour(): string {
  return `form-${Math.floor(Date.now() / hour)}`;
}
