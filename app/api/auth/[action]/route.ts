import { after } from 'next/server';
import { singleLine, visibleLine } from '@/lib/forms/typed-values';
import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { allowHeader, methodNotAllowed } from '@/lib/http/server/methods';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';
import { requireStaff } from '@/lib/staff/session';
import {
  changePassword,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from '@/lib/staff/sign-in';
import { keysOf } from '@/lib/typed-keys';

type Action = (request: Request) => Promise<Response>;

const reads: Record<string, Action> = {
  profile: async (request) => privateJson(await requireStaff(request)),
  'check-status': async (request) => privateJson(await requireStaff(request)),
};

const closed: Action = async () => {
  throw new ApiError(403, 'Accounts are created by an administrator of the agency.');
};

const writes: Record<string, Action> = {
  login: async (request) => {
    const { email, password } = await readJsonObject(request);
    const { member, token, setCookie } = await signIn(request, visibleLine(email), plainText(password));
    return withCookies({ user: member, token }, setCookie);
  },
  logout: async (request) => withCookies({ message: 'You are signed out.' }, await signOut(request)),
  refresh: async (request) => {
    const { member, setCookie } = await refreshSession(request);
    return withCookies(member, setCookie);
  },
  'change-password': async (request) => {
    const { current_password, new_password } = await readJsonObject(request);
    const setCookie = await changePassword(request, plainText(current_password), plainText(new_password));
    return withCookies(
      { message: 'Your password has been changed. Other devices were signed out.' },
      setCookie,
    );
  },
  'request-password-reset': async (request) => {
    const { email } = await readJsonObject(request);
    requestPasswordReset(request, visibleLine(email), after);
    return privateJson({ message: 'If there is an account with this email, a link is on its way.' });
  },
  'reset-password': async (request) => {
    const { token, password } = await readJsonObject(request);
    await resetPassword(request, singleLine(token), plainText(password));
    return privateJson({ message: 'Your password is set. You can sign in now.' });
  },
  register: closed,
  'verify-email': closed,
  'resend-verification': closed,
};

const actions = { GET: reads, POST: writes };

/** Staff sign-in and session endpoints. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ action: string }>({
  GET: (request, { action }) => actionOf('GET', action)(request),
  POST: (request, { action }) => {
    const respond = actionOf('POST', action);
    requireSameOrigin(request);
    return respond(request);
  },
});

/** @throws {ApiError} 404 for an unknown action, 405 for one of another method */
function actionOf(method: keyof typeof actions, name: string): Action {
  const allowed = keysOf(actions).filter((other) => Object.hasOwn(actions[other], name));
  const action = allowed.includes(method) ? actions[method][name] : undefined;
  if (action) return action;
  if (allowed.length === 0) throw new ApiError(404, 'Not found.');
  throw new ApiError(405, methodNotAllowed, { headers: { Allow: allowHeader(allowed) } });
}

function withCookies(body: unknown, cookies: string[]): Response {
  const response = privateJson(body);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
