import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api-paths';
import { visitKey } from '@/lib/consent/consent';
import { trackEvent } from '@/lib/consent/track-event';
import { consentMessage } from '@/lib/enquiries/form/consent-texts';
import { minimumFillTimeMs } from '@/lib/enquiries/form/options';
import {
  checkEnquiry,
  checkFormMessage,
  type EnquiryValues,
  notSentMessage,
} from '@/lib/enquiries/form/rules';
import { waitMinimumFillTime } from '@/lib/forms/bot-checks';
import { requestJson } from '@/lib/http/browser/client';
import { isHttpError } from '@/lib/http/browser/http-error';
import { newIdempotencyKey } from '@/lib/http/browser/idempotency-key';
import { replyTime } from '@/lib/reply-time';
import { readStored } from './use-draft';

/* Validates and sends the contact form; loaded when a visitor focuses the form. */

export type FormProperty = { id: number; title: string; slug: string };

type Typed = Record<string, string>;
type Errors = Record<string, string>;

export type Rejection = { errors: Errors; message: string };

/** A valid enquiry that could not be sent. `isBlocked`: by a fault or a rate limit, so correcting the input does not help. */
export type Failure = Rejection & { isBlocked: boolean };

type Context = {
  property?: FormProperty;
  sourcePath: string;
  /** Idempotency key, set by the first attempt: retries after a lost response are recognised as the same enquiry. */
  key: { current: string | null };
  /** When the form appeared, as `performance.now()`. */
  shownAt: number;
};

/** The values of a valid form, or its errors. */
export function checkTyped(typed: Typed): EnquiryValues | Rejection {
  const check = checkEnquiry(typed);
  if (!check.errors && typed.consent) return check.values;
  const missing: Errors = typed.consent ? {} : { consent: consentMessage };
  return { errors: { ...check.errors, ...missing }, message: checkFormMessage };
}

/** Sends an enquiry and shows the result. @returns the server's message, or the failure */
export async function sendEnquiry(
  typed: Typed,
  { phone, ...values }: EnquiryValues,
  { property, sourcePath, key, shownAt }: Context,
): Promise<string | Failure> {
  const tell = property ? propertyToasts : contactToasts;
  key.current ??= newIdempotencyKey();
  try {
    await waitMinimumFillTime(shownAt, minimumFillTimeMs);
    const { message = '' } = await requestJson<{ message?: string }>(api.contactSubmit, {
      method: 'POST',
      headers: { 'Idempotency-Key': key.current },
      body: {
        ...readStored(visitKey),
        ...filledIn(typed),
        ...values,
        phone: phone ?? '',
        ...(property && {
          property_id: property.id,
          property_title: property.title,
          property_slug: property.slug,
        }),
        source_path: sourcePath,
        elapsed_ms: Math.round(performance.now() - shownAt),
      },
    });
    tell.success(message);
    trackEvent('contact_form_submit', {
      event_category: 'contact',
      event_label: property?.title ?? 'Contact page',
    });
    return message;
  } catch (error) {
    const message = failureText(error);
    tell.failure(message);
    const isBlocked =
      !isHttpError(error) || error.status === null || error.status === 429 || error.status >= 500;
    return { errors: isHttpError(error) ? error.errors : {}, message, isBlocked };
  }
}

function filledIn(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
}

function failureText(error: unknown): string {
  if (!isHttpError(error)) return 'An unexpected error occurred. Please try again later.';
  return error.message || notSentMessage;
}

const successTitle = 'Message Sent Successfully!';

const contactToasts = {
  success: (_message: string) => toast({ channel: 'form', title: successTitle }),
  failure: (message: string) => toast({ channel: 'form', tone: 'danger', title: message }),
};

const propertyToasts = {
  success: (message: string) =>
    toast({
      channel: 'form',
      title: successTitle,
      description: message || `We'll get back to you ${replyTime}.`,
    }),
  failure: (message: string) =>
    toast({
      channel: 'form',
      tone: 'danger',
      title: 'Message Failed to Send',
      description: message || 'Please try again later.',
    }),
};
