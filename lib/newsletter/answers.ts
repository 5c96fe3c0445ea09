import { database } from '@/lib/database/connection';
import { enforceMinimumFillTime, isTrapped } from '@/lib/forms/check-guards';
import { ApiError, isApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { rateLimit } from '@/lib/http/server/rate-limit';
import { type Fields, mediaType, readFormFields, readJsonObject } from '@/lib/http/server/read-body';
import { errorResponse } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';
import { routes } from '@/lib/routes';
import type { NewsletterProblem } from './problems';
import { minimumFillTime, newsletterError, newsletterThanks } from './rules';
import { newToken, subscribe, unsubscribe } from './store';

const windowMs = 10 * 60_000;
const subscriptions = rateLimit({ name: 'subscriptions', max: 10, windowMs });
const withdrawals = rateLimit({ name: 'attempts', max: 30, windowMs });

/**
 * Takes a subscription. A script sends JSON and reads the answer; a plain form is led to a page that says the
 * same. The answer is the same whether the address was known or not, and for a program that is thanked for nothing.
 * An idempotency key would add nothing: an address is kept once, however often it comes.
 * @throws {ApiError} to scripts: 422 for haste or an address that cannot be one, 429 when one client sends too many.
 */
export async function answerSubscription(request: Request): Promise<Response> {
  requireSameOrigin(request);
  if (!isForm(request)) {
    const token = await takeSubscription(request, await readJsonObject(request));
    const answer = { message: newsletterThanks, unsubscribe_url: routes.newsletterUnsubscribe(token) };
    return privateJson(answer, { status: 201 });
  }
  const fields = await readFormFields(request);
  try {
    const token = await takeSubscription(request, fields);
    return seeOther(routes.newsletterThanks(token));
  } catch (error) {
    return seeOther(`${routes.newsletter}?problem=${problem(request, fields, error)}`);
  }
}

/**
 * Takes an unsubscription, by script or by plain form.
 * @throws {ApiError} to scripts: 404 for an unknown token, 429 when one client tries too many.
 */
export async function answerUnsubscription(request: Request): Promise<Response> {
  requireSameOrigin(request);
  if (!isForm(request)) {
    if (await takeUnsubscription(request, await readJsonObject(request))) {
      return privateJson({ message: 'You have been unsubscribed.' });
    }
    throw new ApiError(404, 'This link is not known.');
  }
  const fields = await readFormFields(request);
  try {
    const done = await takeUnsubscription(request, fields);
    return seeOther(routes.newsletterUnsubscribed(done ? 'done' : 'unknown'));
  } catch (error) {
    errorResponse(request, error);
    return seeOther(`${routes.newsletterUnsubscribe(text(fields.token))}&state=failed`);
  }
}

async function takeSubscription(request: Request, fields: Fields): Promise<string> {
  subscriptions(request);
  if (isTrapped(fields)) return newToken();
  enforceMinimumFillTime(fields, minimumFillTime);
  const email = text(fields.email);
  const error = newsletterError(email);
  if (error) throw new ApiError(422, error, { errors: { email: error } });
  return subscribe(await database(), email);
}

async function takeUnsubscription(request: Request, fields: Fields): Promise<boolean> {
  withdrawals(request);
  return unsubscribe(await database(), text(fields.token));
}

/** What the form's page says of a failure; one that is ours is logged. */
function problem(request: Request, fields: Fields, error: unknown): NewsletterProblem {
  if (isApiError(error) && error.status === 422) {
    if (!error.errors) return 'hasty';
    return text(fields.email).trim() === '' ? 'missing' : 'invalid';
  }
  if (isApiError(error) && error.status === 429) return 'busy';
  errorResponse(request, error);
  return 'failed';
}

function isForm(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

/** Databases refuse NUL, and nobody types it. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
