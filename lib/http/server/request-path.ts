import type { RequestLayer } from './request-layers';

/** Repairs invalid percent-encoding in the path, which Next would answer with a bare 500. */
export const mendRequestPath: RequestLayer = (request, _response, next) => {
  request.url = mendedPath(request.url ?? '/');
  next();
};

/** The URL with invalid percent signs in its path escaped. */
export function mendedPath(url: string): string {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(end);
  }
}
