import type { RequestLayer } from './request-layers';

/** Makes the path of a request readable: Next answers an encoding it cannot read with a bare 500, whatever the path. */
export const mendRequestPath: RequestLayer = (request, _response, next) => {
  request.url = mendedPath(request.url ?? '/');
  next();
};

/** The same address, its path readable: where that is badly encoded, percent signs are taken for what they are. */
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
