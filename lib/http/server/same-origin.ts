import { site } from '@/lib/site';
import { ApiError } from './api-error';

/**
 * Rejects cross-site writes. Callers other than browsers send neither header and pass.
 * @throws {ApiError} 403
 */
export function requireSameOrigin(request: Request): void {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite !== null) {
    if (fetchSite === 'same-origin' || fetchSite === 'none') return;
    throw crossSite();
  }
  const origin = request.headers.get('origin');
  if (origin === null) return;
  if (!ownHosts(request).includes(hostOf(origin))) throw crossSite();
}

function crossSite(): ApiError {
  return new ApiError(403, 'This request came from another site and was refused.');
}

function ownHosts(request: Request): (string | null)[] {
  return [request.headers.get('host'), request.headers.get('x-forwarded-host'), hostOf(site.url)].filter(
    Boolean,
  );
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}
