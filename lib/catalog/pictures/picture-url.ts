import { wellFormed } from '@/lib/format/well-formed';
import { maxUrlLength, webUrl } from '../web-url';

const control = /[\p{Cc}\\]/u;

/**
 * Validates image URLs, in the parsers and again when rendering, since stored data may be older than the rule. Returns
 * the canonical form of a path of this site without query and fragment (`/media/a b.jpg?v=2` becomes
 * `/media/a%20b.jpg`) or of an `http(s)` URL without credentials, else null.
 */
export function pictureUrl(text: string): string | null {
  const trimmed = text.slice(0, 4 * maxUrlLength).trim();
  if (trimmed.length > maxUrlLength || control.test(trimmed)) return null;
  const url = trimmed.startsWith('/') ? localPath(trimmed) : webUrl(trimmed);
  return url !== null && url.length <= maxUrlLength ? url : null;
}

/** Canonical path: dot segments resolved, each character encoded in one way. */
function localPath(text: string): string | null {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  if (path.includes('//')) return null;
  try {
    const { pathname } = new URL(wellFormed(path), 'http://site.invalid');
    const segments = pathname.split('/').slice(1).map(decodeURIComponent);
    const isSound = segments.every(
      (segment) => segment && !/^\.{1,2}$|[/%]/.test(segment) && !control.test(segment),
    );
    return isSound ? `/${segments.map(encodeURIComponent).join('/')}` : null;
  } catch {
    return null;
  }
}
