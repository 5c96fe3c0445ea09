import { z } from 'zod';
import { database } from '@/lib/database/connection';
import { minute } from '@/lib/durations';
import { ApiError, invalidForm } from '@/lib/http/server/api-error';
import { rateLimit } from '@/lib/http/server/rate-limit';
import { fieldOf } from '@/lib/typed-keys';
import { audit } from './audit';
import { staffAuth } from './auth';
import { mailPasswordLink, ownerOfToken, voidPasswordLinks } from './password-link';
import { maximumPasswordLength, minimumPasswordLength } from './password-rule';
import { readRole } from './roles';
import { authHeaders, requireSession, type StaffMember } from './session';
import { attemptSignIn, clearFailures } from './sign-in-limit';

const signInLimit = rateLimit({ name: 'sign-in attempts', max: 20, windowMs: 10 * minute });
const resetLimit = rateLimit({ name: 'password requests', max: 5, windowMs: 10 * minute });

type SignedIn = { member: StaffMember; token: string; setCookie: string[] };

/**
 * @returns the account, a bearer token for API clients, and the cookies to set
 * @throws {ApiError} 401 for a wrong email or password, 403 for a disabled account, 429 after too many attempts
 */
export async function signIn(request: Request, email: string, password: string): Promise<SignedIn> {
  signInLimit(request);
  const auth = await staffAuth();
  const headers = authHeaders(request.headers);
  const outcome = await attemptSignIn(email, () =>
    nullIfRefused(auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true })),
  );
  if (!outcome) throw new ApiError(401, 'Email or password is wrong.');
  const { user, token } = outcome.response;
  const role = readRole(fieldOf(user, 'role'));
  if (!role || fieldOf(user, 'disabled_at')) {
    const context = await auth.$context;
    await context.internalAdapter.deleteSession(token);
    throw new ApiError(403, 'This account is disabled. Please ask your administrator.');
  }
  await audit({ actor: user.email, action: 'session.started' });
  return {
    member: { id: user.id, email: user.email, name: user.name, role },
    token: outcome.headers.get('set-auth-token') ?? token,
    setCookie: outcome.headers.getSetCookie(),
  };
}

/** Ends the session of a request. @returns the cookies to set @throws {ApiError} 401 */
export async function signOut(request: Request): Promise<string[]> {
  const { member } = await requireSession(request);
  const auth = await staffAuth();
  const { headers } = await auth.api.signOut({ headers: authHeaders(request.headers), returnHeaders: true });
  await audit({ actor: member.email, action: 'session.ended' });
  return headers.getSetCookie();
}

/** Extends the session when it is older than a day. @returns the cookies to set @throws {ApiError} 401 */
export async function refreshSession(
  request: Request,
): Promise<{ member: StaffMember; setCookie: string[] }> {
  const { member } = await requireSession(request);
  const auth = await staffAuth();
  const { headers } = await auth.api.getSession({
    method: 'POST',
    headers: authHeaders(request.headers),
    returnHeaders: true,
  });
  return { member, setCookie: headers.getSetCookie() };
}

/**
 * Changes the user's own password, ends all other sessions and makes password links invalid.
 * @throws {ApiError} 401 without a session, 422 for a wrong current password or a new one of a wrong length, 429 after
 * too many wrong ones
 */
export async function changePassword(request: Request, current: string, next: string): Promise<string[]> {
  const { member } = await requireSession(request);
  requirePasswordLength('new_password', next);
  const auth = await staffAuth();
  // A session that somebody else uses must not be a way to guess the password.
  const outcome = await attemptSignIn(member.email, () =>
    nullIfRefused(
      auth.api.changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        headers: authHeaders(request.headers),
        returnHeaders: true,
      }),
    ),
  );
  if (!outcome) throw invalidForm({ current_password: 'This is not your current password.' });
  await voidPasswordLinks(await database(), member.id);
  await audit({ actor: member.email, action: 'password.changed' });
  return outcome.headers.getSetCookie();
}

/**
 * Mails a link to set a new password if the account exists; the response and its time are the same either way.
 * @param later runs a task after the response
 * @throws {ApiError} 422 for a malformed email
 */
export function requestPasswordReset(
  request: Request,
  email: string,
  later: (task: () => Promise<void>) => void,
): void {
  resetLimit(request);
  if (!z.email().safeParse(email).success)
    throw invalidForm({ email: 'Please enter a valid email address.' });
  later(() => mailPasswordLink(email));
}

/**
 * Sets a password with a link's token, ends all sessions and makes other links invalid.
 * @throws {ApiError} 422 for a password of a wrong length, 400 for a used, expired or unknown link
 */
export async function resetPassword(request: Request, token: string, password: string): Promise<void> {
  signInLimit(request);
  requirePasswordLength('password', password);
  const auth = await staffAuth();
  const user = await ownerOfToken(token);
  const done =
    user && (await nullIfRefused(auth.api.resetPassword({ body: { newPassword: password, token } })));
  if (!done) throw new ApiError(400, 'This link is no longer valid. Please ask for a new one.');
  await voidPasswordLinks(await database(), user.id);
  await clearFailures(user.email);
  await audit({ actor: user.email, action: 'password.reset' });
}

/** The email of the account whose password the token of a link can still set; null if it cannot. */
export async function passwordLinkEmail(token: string): Promise<string | null> {
  return (token && (await ownerOfToken(token))?.email) || null;
}

function requirePasswordLength(field: string, password: string): void {
  if (password.length >= minimumPasswordLength && password.length <= maximumPasswordLength) return;
  throw invalidForm({
    [field]: `Please use ${minimumPasswordLength} to ${maximumPasswordLength} characters.`,
  });
}

/** Null when better-auth refuses: it rejects with an error that has a 4xx `statusCode`. Other errors are thrown. */
function nullIfRefused<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    const statusCode = fieldOf(error, 'statusCode');
    if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return null;
    throw error;
  });
}
