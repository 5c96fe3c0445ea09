import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { acceptsEncoding } from './encoded-body';
import type { RequestLayer } from './request-layer';

const folder = '/_next/static/chunks/';
const contentTypes = new Map([
  ['js', 'application/javascript; charset=UTF-8'],
  ['css', 'text/css; charset=UTF-8'],
]);
/** The smallest first. */
const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/**
 * Lets Next send the copies of scripts and style sheets that `scripts/compress-assets.mjs` made with the build. Next
 * would compress each file with gzip for each request.
 * @param distDir Next's build folder; without copies in it every request passes unchanged
 */
export function sendCompressedAssets(distDir: string): RequestLayer {
  const copies = new Set(namesIn(join(distDir, 'static', 'chunks')));
  return (request, response, next) => {
    const name = request.url?.startsWith(folder) ? request.url.slice(folder.length) : '';
    const contentType = contentTypes.get(name.slice(name.lastIndexOf('.') + 1));
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const copy = contentType
      ? encodings.find(
          ({ encoding, suffix }) => copies.has(name + suffix) && acceptsEncoding(accepted, encoding),
        )
      : undefined;
    if (contentType && copy) {
      response.setHeader('Content-Type', contentType);
      response.setHeader('Content-Encoding', copy.encoding);
      response.setHeader('Vary', 'Accept-Encoding');
      request.url += copy.suffix;
      dropEncodingOfErrors(response);
    }
    next();
  };
}

/** For files that a newer build has removed under the running server. */
function dropEncodingOfErrors(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    if (status >= 400) this.removeHeader('Content-Encoding');
    return Reflect.apply(writeHead, this, [status, ...rest]);
  };
}

function namesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
