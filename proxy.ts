import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy } from '@/lib/staff/content-security-policy';
import { screenHeader } from '@/lib/staff/next-path';
import { sessionCookie } from '@/lib/staff/session-cookie';
import { staffRoutes } from '@/lib/staff-routes';

/** Does not run for public pages and the API: it would halve the speed of cached pages. */
export const config = { matcher: ['/staff/:path*', '/login/:path*'] };

/**
 * Redirects staff screens without a session cookie to sign-in and sets a strict CSP with a nonce. The pages themselves
 * validate the session.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (isGuarded(pathname) && !request.cookies.has(sessionCookie)) {
    const target = new URL(staffRoutes.login, request.url);
    target.searchParams.set('next', pathname + search);
    return withHeaders(NextResponse.redirect(target, 303));
  }
  const policy = contentSecurityPolicy(btoa(crypto.randomUUID()), process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  // Next reads the nonce from here for its own scripts.
  headers.set('Content-Security-Policy', policy);
  headers.set(screenHeader, pathname + search);
  const response = withHeaders(NextResponse.next({ request: { headers } }));
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function isGuarded(pathname: string): boolean {
  return pathname === staffRoutes.home || pathname.startsWith(`${staffRoutes.home}/`);
}

function withHeaders(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  response.headers.set('Referrer-Policy', 'same-origin');
  return response;
}
