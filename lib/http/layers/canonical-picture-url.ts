const maxLength = 3_072;
/** Paths of this site that the image optimiser must not fetch. */
const closed = ['/api/', '/og/', '/_next/image'];

/**
 * The canonical image URL for `/_next/image`, so that each image is encoded once: no dot segments, no query for our own
 * images, no fragment, no needless percent-encoding.
 * @returns null when it cannot be an image
 */
export function canonicalPictureUrl(url: string): string | null {
  if (url.length > maxLength || /[\\\p{Cc}]/u.test(url) || url.startsWith('//')) return null;
  const own = url.startsWith('/');
  if (!own && !/^https:\/\//i.test(url)) return null;
  try {
    const parsed = new URL(own ? `https://own.invalid${url.replace(/\/{2,}/g, '/')}` : url);
    const path = parsed.pathname.split('/').map(canonicalSegment).join('/');
    if (!own) return parsed.username || parsed.password ? null : `${parsed.origin}${path}${parsed.search}`;
    return closed.some((start) => path.startsWith(start)) ? null : path;
  } catch {
    return null;
  }
}

/** @throws for a segment with invalid encoding or an encoded separator */
function canonicalSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  if (/[/\\\p{Cc}]/u.test(text)) throw new URIError('separator in a segment');
  return encodeURI(text).replace(/[?#]/g, encodeURIComponent);
}
