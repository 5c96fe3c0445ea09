import { wellFormed } from '@/lib/format/well-formed';

const maxLength = 2_000;
const control = /[\p{Cc}\\]/u;

/**
 * The one rule for what may be the address of a picture, used by the parsers and again where pictures are shown, since
 * stored data may be older than the rule. Gives the canonical spelling of
 *
 * - a path of this site, without query and fragment: `/media/a b.jpg?v=2` becomes `/media/a%20b.jpg`,
 * - an `http` or `https` address without credentials.
 *
 * Null for everything else: other schemes, backslashes, `//host/…`, empty or badly encoded segments, too long.
 */
export function pictureAddress(text: string): string | null {
  const trimmed = text.slice(0, 4 * maxLength).trim();
  if (trimmed.length > maxLength || control.test(trimmed)) return null;
  const address = trimmed.startsWith('/') ? localPath(trimmed) : webAddress(trimmed);
  return address !== null && address.length <= maxLength ? address : null;
}

/** A path whose spelling does not matter to its meaning: dots resolved, each character encoded in one way only. */
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

function webAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username || url.password ? null : url.href;
}
