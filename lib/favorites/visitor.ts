import { randomBytes } from 'node:crypto';
import { day, second } from '@/lib/durations';
import { tokenDigest } from '@/lib/token-digest';

/*
 * A visitor is a random number in an HttpOnly cookie. Only its digest is stored, so the database cannot be used to
 * impersonate anyone. The cookie is limited to the API, so pages stay cacheable.
 */

const cookieName = 'visitor';
const yearInSeconds = (365 * day) / second;

/** The digest of the visitor's cookie; null when there is none. */
export function visitorHash(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  const token = /(?:^|;\s*)visitor=([\w-]{22})(?:;|$)/.exec(cookies)?.[1];
  return token ? tokenDigest(token) : null;
}

/** Creates a visitor: the digest to store and the cookie to set. */
export function newVisitor(request: Request): { hash: string; cookie: string } {
  const token = randomBytes(16).toString('base64url');
  const secure = isEncrypted(request) ? '; Secure' : '';
  const cookie = `${cookieName}=${token}; Path=/api; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Lax${secure}`;
  return { hash: tokenDigest(token), cookie };
}

function isEncrypted(request: Request): boolean {
  const scheme = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return (scheme ?? new URL(request.url).protocol.replace(':', '')) === 'https';
}
