import { isId } from '@/lib/catalog/keys/ids';
import { minute } from '@/lib/durations';
import { tooFastMessage } from '@/lib/forms/bot-checks';
import { isHoneypotFilled, isSentTooFast } from '@/lib/forms/enforce-bot-checks';
import { singleLine, toNumber } from '@/lib/forms/typed-values';
import { ApiError } from '@/lib/http/server/api-error';
import { rateLimit } from '@/lib/http/server/rate-limit';
import type { Fields } from '@/lib/http/server/read-body';
import { replyTime } from '@/lib/reply-time';
import { configuredChannelNames } from '../channels/configured';
import { type Agreed, type EnquiryContext, type Visit, visitFields } from '../enquiry';
import { insertEnquiry } from '../store';
import { consentMessage, consentText } from './consent-texts';
import { enquiryDefaults } from './defaults';
import { maxLengths, minimumFillTimeMs } from './options';
import { checkEnquiry, checkFormMessage, notStoredMessage } from './rules';

const limit = rateLimit({ name: 'messages', max: 10, windowMs: 10 * minute });

type SubmitOptions = {
  /** Whether the form has a consent box; API clients may leave it out. */
  requireConsent?: boolean;
};

export type SubmitResult = { id: number | null; message: string };

/** Success message; differs for forms opened for a property. */
function thanks(context: EnquiryContext): string {
  return context.property_title ? `We'll get back to you ${replyTime}.` : 'Message sent successfully!';
}

/**
 * Stores an enquiry; committed when this resolves. Bots get the usual replies, and their enquiries are stored as spam. One
 * that was sent too fast is also stored as spam, but its sender, perhaps a person with autofill, is asked to retry.
 * @param known property data from the request's URL; overrides the body
 * @throws {ApiError} 400 bad key, 422 invalid or sent too fast, 429 rate-limited, 503 not stored
 */
export async function submitEnquiry(
  request: Request,
  fields: Fields,
  known: Partial<EnquiryContext> = {},
  { requireConsent = false }: SubmitOptions = {},
): Promise<SubmitResult> {
  const context = { ...readContext(fields, request.headers.get('referer')), ...known };
  const isTrap = isHoneypotFilled(fields);
  const isTooFast = !isTrap && isSentTooFast(fields, minimumFillTimeMs);
  const check = checkEnquiry(withDefaults(fields, context.property_title));
  const agreed = readAgreed(fields);
  const isAgreed = agreed.consent !== null || (!requireConsent && fields.consent === undefined);
  if (isTooFast && (check.errors || !isAgreed)) throw new ApiError(422, tooFastMessage);
  if (check.errors || !isAgreed) {
    const errors = { ...check.errors, ...(isAgreed ? {} : { consent: consentMessage }) };
    throw new ApiError(422, checkFormMessage, { errors });
  }
  // Only what is stored counts, so that correcting a form is never refused.
  limit(request);
  const { id } = await store(
    { ...check.values, ...context },
    {
      // With the key, the sender's second attempt would count as a repeat of this one.
      idempotencyKey: isTooFast ? null : readKey(request, fields),
      channels: configuredChannelNames(),
      spamReason: isTrap
        ? 'hidden field filled in'
        : isTooFast
          ? 'sent too fast'
          : tooManyLinks(check.values.message),
      agreed,
    },
  );
  if (isTooFast) throw new ApiError(422, tooFastMessage);
  return { id: isTrap ? null : id, message: thanks(context) };
}

/** The fields; for a property, empty subject and message get defaults. */
export function withDefaults(fields: Fields, title: string | null): Fields {
  if (!title) return fields;
  const defaults = enquiryDefaults({ title });
  return {
    ...fields,
    subject: singleLine(fields.subject) || defaults.subject,
    message: singleLine(fields.message) ? fields.message : defaults.message,
  };
}

const maxLinks = 5;

/** Why a message with many links counts as spam; null when it has few. */
function tooManyLinks(message: string): string | null {
  const links = message.match(/https?:\/\//gi)?.length ?? 0;
  return links > maxLinks ? `${links} links` : null;
}

/** @throws {ApiError} 503 when the database fails, with a message that says how to reach the agency */
async function store(...enquiry: Parameters<typeof insertEnquiry>): ReturnType<typeof insertEnquiry> {
  try {
    return await insertEnquiry(...enquiry);
  } catch (cause) {
    throw new ApiError(503, notStoredMessage, { headers: { 'Retry-After': '30' }, cause });
  }
}

/** Property, page and visit, besides the validated fields. `referrer` is the page when the fields name none. */
export function readContext(fields: Fields, referrer: string | null): EnquiryContext {
  return {
    property_type: short(fields.propertyType ?? fields.property_type, 50),
    city: short(fields.city, maxLengths.city),
    property_id: readId(fields.property_id ?? fields.propertyId),
    property_title: short(fields.property_title ?? fields.propertyTitle, 300),
    property_slug: short(fields.property_slug ?? fields.propertySlug, 200),
    source_path: sourcePath(fields.source_path) ?? sourcePath(referrer),
    ...readVisit(fields),
  };
}

function readVisit(fields: Fields): Partial<Visit> {
  const given = visitFields.map((name) => [name, short(fields[name], 200)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== null));
}

/** The value of a ticked box is the version of its text. */
function readAgreed(fields: Fields): Agreed {
  const version = (box: keyof Agreed) => {
    const value = singleLine(fields[box]);
    return consentText(box, value) === null ? null : value;
  };
  return { consent: version('consent'), marketing: version('marketing') };
}

/** The idempotency key; null when there is none. @throws {ApiError} 400 for an invalid one */
export function readKey(request: Request, fields: Fields): string | null {
  const key = request.headers.get('idempotency-key') ?? singleLine(fields.idempotency_key);
  if (key === '') return null;
  if (!/^[\w.:-]{8,100}$/.test(key)) {
    throw new ApiError(400, 'The idempotency key needs 8 to 100 letters, digits or . : - _');
  }
  return key;
}

function short(value: unknown, max: number): string | null {
  return singleLine(value).slice(0, max) || null;
}

function readId(value: unknown): number | null {
  const id = toNumber(value);
  return isId(id) ? id : null;
}

/** Path of the form's page, without the query, which may contain the visitor's search. */
function sourcePath(value: unknown): string | null {
  const text = singleLine(value);
  if (text === '' || !URL.canParse(text, 'http://here')) return null;
  return new URL(text, 'http://here').pathname.slice(0, 300);
}
