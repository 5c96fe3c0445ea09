import { type NextRequest, NextResponse } from 'next/server';

/** Gives every API request an id that its error answer and log line share. Pages never pass through here. */
export function middleware(request: NextRequest) {
  const headers = new Headers(request.headers);
  headers.set('x-request-id', crypto.randomUUID());
  return NextResponse.next({ request: { headers } });
}

export const config = { matcher: ['/api/:path*'] };
