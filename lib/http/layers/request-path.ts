import type { RequestLayer } from './request-layer';

/** Escapes invalid percent signs in the path, which Next would respond to with an empty 500. */
export const fixRequestPath: RequestLayer = (request, _response, next) => {
  request.url = fixedPath(request.url ?? '/');
  next();
};

/** The path of a URL without an origin. */
export function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** The URL with invalid percent signs in its path escaped. */
export function fixedPath(url: string): string {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(end);
  }
}
