const longest = 3_072;
/** What the optimiser has no business to fetch from this very site. */
const closed = ['/api/', '/og/', '/_next/image'];

/**
 * The one spelling of a picture's address that `/_next/image` takes, so that each picture is encoded once: no `.` or
 * `..`, no query for pictures of our own, no fragment, nothing percent-encoded that need not be.
 * @returns null for what can be no picture
 */
export function canonicalPictureAddress(address: string): string | null {
  if (address.length > longest || /[\\\p{Cc}]/u.test(address) || address.startsWith('//')) return null;
  const own = address.startsWith('/');
  if (!own && !/^https:\/\//i.test(address)) return null;
  try {
    const url = new URL(own ? `https://own.invalid${address.replace(/\/{2,}/g, '/')}` : address);
    const path = url.pathname.split('/').map(canonicalSegment).join('/');
    if (!own) return url.username || url.password ? null : `${url.origin}${path}${url.search}`;
    return closed.some((start) => path.startsWith(start)) ? null : path;
  } catch {
    return null;
  }
}

/** @throws for a segment that is badly encoded or hides a separator */
function canonicalSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  if (/[/\\\p{Cc}]/u.test(text)) throw new URIError('separator in a segment');
  return encodeURI(text).replace(/[?#]/g, encodeURIComponent);
}
