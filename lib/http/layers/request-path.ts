import type { RequestLayer } from './request-layer';

/**
 * Resolves dot segments, as Next does, so that all layers see the path that it serves, and escapes invalid percent signs,
 * which it would respond to with an empty 500.
 */
export const fixRequestPath: RequestLayer = (request, _response, next) => {
  request.url = fixedPath(request.url ?? '/');
  next();
};

/** The path of a URL without an origin. */
export function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** A segment `.` or `..`, as browsers and Next read it. */
const dotSegment = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;
/** Starts with one slash: with two, the first segment would be a host. */
const ownPath = /^\/(?![/\\])/;

/** The URL with the dot segments of its path resolved and invalid percent signs in it escaped. */
export function fixedPath(url: string): string {
  const end = url.search(/[?#]|$/);
  const requested = url.slice(0, end);
  const hasDots = dotSegment.test(requested) && ownPath.test(requested);
  const path = hasDots ? new URL(requested, 'http://localhost').pathname : requested;
  return (isDecodable(path) ? path : path.replaceAll('%', '%25')) + url.slice(end);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
