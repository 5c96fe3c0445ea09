import { isId } from '@/lib/catalog/ids';
import { enforceMinimumFillTime, isTrapped } from '@/lib/forms/check-guards';
import { singleLine, typedNumber } from '@/lib/forms/typed-values';
import { ApiError } from '@/lib/http/server/api-error';
import { rateLimit } from '@/lib/http/server/rate-limit';
import type { Fields } from '@/lib/http/server/read-body';
import { configuredChannelNames } from './channels/configured';
import { minimumFillTime } from './options';
import { checkEnquiry, notStoredMessage } from './rules';
import { type EnquiryContext, insertEnquiry } from './store';

const minute = 60_000;
const limit = rateLimit({ name: 'messages', max: 10, windowMs: 10 * minute });

export type SubmitResult = { id: number | null; message: string };

/** Success message; differs for forms opened for a property. */
function thanks(context: EnquiryContext): string {
  return context.property_title ? "We'll get back to you within 24 hours." : 'Message sent successfully!';
}

/**
 * Stores an enquiry; committed when this resolves. Bots get the same reply, and their enquiry is stored as spam.
 * @param known property data from the request's URL; overrides the body
 * @throws {ApiError} 400 bad key, 422 invalid or sent too fast, 429 rate-limited, 503 not stored
 */
export async function submitEnquiry(
  request: Request,
  fields: Fields,
  known: Partial<EnquiryContext> = {},
): Promise<SubmitResult> {
  limit(request);
  const context = { ...readContext(request, fields), ...known };
  const isTrap = isTrapped(fields);
  if (!isTrap) enforceMinimumFillTime(fields, minimumFillTime);
  const check = checkEnquiry(fields);
  if (isTrap && check.errors) return { id: null, message: thanks(context) };
  if (check.errors) throw new ApiError(422, check.message, { errors: check.errors });
  const { id } = await store(
    { ...check.values, ...context },
    {
      idempotencyKey: readKey(request, fields),
      channels: configuredChannelNames(),
      spamReason: isTrap ? 'hidden field filled in' : linkFlood(check.values?.message ?? ''),
    },
  );
  return { id: isTrap ? null : id, message: thanks(context) };
}

const maxLinks = 5;

function linkFlood(message: string): string | null {
  const links = message.match(/https?:\/\//gi)?.length ?? 0;
  return links > maxLinks ? `${links} links` : null;
}

/** Error for an unavailable database: the message was not sent, and how to reach the agency. */
async function store(...enquiry: Parameters<typeof insertEnquiry>): ReturnType<typeof insertEnquiry> {
  try {
    return await insertEnquiry(...enquiry);
  } catch (cause) {
    throw new ApiError(503, notStoredMessage, { headers: { 'Retry-After': '30' }, cause });
  }
}

/** Property and page data of the request, besides the validated fields. */
export function readContext(request: Request, fields: Fields): EnquiryContext {
  return {
    property_type: short(fields.propertyType ?? fields.property_type, 50),
    city: short(fields.city, 100),
    property_id: readId(fields.property_id ?? fields.propertyId),
    property_title: short(fields.property_title ?? fields.propertyTitle, 300),
    property_slug: short(fields.property_slug ?? fields.propertySlug, 200),
    source_path: sourcePath(fields.source_path) ?? sourcePath(request.headers.get('referer')),
  };
}

/** The idempotency key. @throws {ApiError} */
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
  const id = typedNumber(value);
  return isId(id) ? id : null;
}

/** Path of the form's page, without the query, which may contain the visitor's search. */
function sourcePath(value: unknown): string | null {
  const text = singleLine(value);
  if (text === '' || !URL.canParse(text, 'http://here')) return null;
  return new URL(text, 'http://here').pathname.slice(0, 300);
}
