import { database } from '@/lib/database/connection';
import { enforceMinimumFillTime, isTrapped } from '@/lib/forms/check-guards';
import { ApiError, isApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { rateLimit } from '@/lib/http/server/rate-limit';
import { type Fields, mediaType, readFormFields, readJsonObject } from '@/lib/http/server/read-body';
import { errorResponse } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';
import { routes } from '@/lib/routes';
import type { NewsletterProblem } from './rules';
import { minimumFillTime, newsletterError, newsletterThanks } from './rules';
import { confirm, subscribe, unsubscribe } from './store';

const windowMs = 10 * 60_000;
const subscriptions = rateLimit({ name: 'subscriptions', max: 10, windowMs });
const links = rateLimit({ name: 'attempts', max: 30, windowMs });

/**
 * Takes a subscription. A script sends JSON and reads the answer; a plain form is led to a page that says the
 * same. The answer is the same whether the address was known or not, and for a program that is thanked for nothing;
 * it holds no link: those go to the owner of the address alone.
 * An idempotency key would add nothing: an address is kept once, however often it comes.
 * @throws {ApiError} to scripts: 422 for haste or an address that cannot be one, 429 when one client sends too many.
 */
export async function answerSubscription(request: Request): Promise<Response> {
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
 * Takes an unsubscription, by script or by plain form.
 * @throws {ApiError} to scripts: 404 for an unknown token, 429 when one client tries too many.
 */
export function answerUnsubscription(request: Request): Promise<Response> {
  return answerLink(request, {
    follow: unsubscribe,
    message: 'You have been unsubscribed.',
    page: routes.newsletterUnsubscribePage,
  });
}

/** Takes the confirmation of a subscription; otherwise like `answerUnsubscription`. @throws {ApiError} */
export function answerConfirmation(request: Request): Promise<Response> {
  return answerLink(request, {
    follow: confirm,
    message: 'Your subscription is confirmed.',
    page: routes.newsletterConfirmPage,
  });
}

type Link = { follow: typeof confirm; message: string; page: string };

async function answerLink(request: Request, { follow, message, page }: Link): Promise<Response> {
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
  subscriptions(request);
  if (isTrapped(fields)) return;
  enforceMinimumFillTime(fields, minimumFillTime);
  const email = text(fields.email);
  const error = newsletterError(email);
  if (error) throw new ApiError(422, error, { errors: { email: error } });
  await subscribe(await database(), email);
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
