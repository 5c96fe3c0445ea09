import { database } from '@/lib/database/connection';
import { minute } from '@/lib/durations';
import { enforceMinimumFillTime, isHoneypotFilled } from '@/lib/forms/enforce-bot-checks';
import { typedEmail } from '@/lib/forms/typed-values';
import { ApiError, isApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { rateLimit } from '@/lib/http/server/rate-limit';
import { type Fields, mediaType, readFormFields, readJsonObject } from '@/lib/http/server/read-body';
import { errorResponse } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';
import { routes } from '@/lib/routes';
import type { NewsletterProblem } from './rules';
import { minimumFillTimeMs, newsletterError, newsletterThanks } from './rules';
import { confirm, subscribe, unsubscribe } from './store';

const windowMs = 10 * minute;
const subscriptions = rateLimit({ name: 'subscriptions', max: 10, windowMs });
const unsubscribedMessage = 'You have been unsubscribed.';
const links = rateLimit({ name: 'attempts', max: 30, windowMs });

/**
 * Handles a subscription: JSON for scripts, a redirect for plain forms. The reply is the same for known addresses, new
 * ones and bots. Storing is idempotent, so no idempotency key is needed.
 * @throws {ApiError} to scripts: 422 when sent too fast or with an invalid address, 429 when rate-limited
 */
export async function handleSubscription(request: Request): Promise<Response> {
  requireSameOrigin(request);
  if (!isForm(request)) {
    await takeSubscription(request, await readJsonObject(request));
    return privateJson({ message: newsletterThanks }, { status: 201 });
  }
  const fields = await readFormFields(request);
  try {
    await takeSubscription(request, fields);
    return seeOther(routes.newsletterThanks);
  } catch (error) {
    return seeOther(`${routes.newsletter}?problem=${problem(request, fields, error)}`);
  }
}

/**
 * Handles an unsubscription, by script or plain form.
 * @throws {ApiError} to scripts: 404 for an unknown token, 429 when rate-limited
 */
export function handleUnsubscription(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token');
  if (token !== null) return handleOneClick(token.replaceAll('\0', ''));
  return handleLink(request, {
    follow: unsubscribe,
    message: unsubscribedMessage,
    page: routes.newsletterUnsubscribePage,
  });
}

/** Confirms a subscription; otherwise like `handleUnsubscription`. @throws {ApiError} */
export function handleConfirmation(request: Request): Promise<Response> {
  return handleLink(request, {
    follow: confirm,
    message: 'Your subscription is confirmed.',
    page: routes.newsletterConfirmPage,
  });
}

/**
 * Handles the mail program's unsubscribe button (RFC 8058): a post to the URL of the List-Unsubscribe header, sent
 * without cookies by the mail provider's servers, so neither origin nor rate is limited.
 * @throws {ApiError} 404 for an unknown token
 */
async function handleOneClick(token: string): Promise<Response> {
  if (!(await unsubscribe(await database(), token))) throw new ApiError(404, 'This link is no longer valid.');
  return privateJson({ message: unsubscribedMessage });
}

/** Redirects a browser that opens the URL of the List-Unsubscribe header to the page with the button. */
export function handleOneClickVisit(request: Request): Response {
  return seeOther(routes.newsletterUnsubscribe(new URL(request.url).searchParams.get('token') ?? ''));
}

type Link = { follow: typeof confirm; message: string; page: string };

async function handleLink(request: Request, { follow, message, page }: Link): Promise<Response> {
  requireSameOrigin(request);
  const take = async (fields: Fields) => {
    links(request);
    return follow(await database(), text(fields.token));
  };
  if (!isForm(request)) {
    if (await take(await readJsonObject(request))) return privateJson({ message });
    throw new ApiError(404, 'This link is no longer valid.');
  }
  const fields = await readFormFields(request);
  try {
    return seeOther(`${page}?state=${(await take(fields)) ? 'done' : 'unknown'}`);
  } catch (error) {
    errorResponse(request, error);
    return seeOther(`${page}?token=${encodeURIComponent(text(fields.token))}&state=failed`);
  }
}

async function takeSubscription(request: Request, fields: Fields): Promise<void> {
  if (isHoneypotFilled(fields)) return;
  enforceMinimumFillTime(fields, minimumFillTimeMs);
  const email = typedEmail(fields.email);
  const error = newsletterError(email);
  if (error) throw new ApiError(422, error, { errors: { email: error } });
  subscriptions(request);
  await subscribe(await database(), email);
}

/** The page's error code for a failure; unexpected errors are logged. */
function problem(request: Request, fields: Fields, error: unknown): NewsletterProblem {
  if (isApiError(error) && error.status === 422) {
    if (!error.errors) return 'too-fast';
    return typedEmail(fields.email) === '' ? 'missing' : 'invalid';
  }
  if (isApiError(error) && error.status === 429) return 'busy';
  errorResponse(request, error);
  return 'failed';
}

function isForm(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

/** Databases reject NUL. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
