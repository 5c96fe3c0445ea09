import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf, isKnown } from './json-response';
import type { RequestLayer } from './request-layers';

const gzipped = promisify(gzip);
/** Ten times the size of a list; longer answers are streamed without a tag. */
const maxBytes = 4 * 1024 * 1024;
/** React's hydration data: randomly chunked and not visible, hence the weak tag. */
const flightData = /<script>\(?self\.__next_f[\s\S]*?<\/script>/g;

/**
 * Adds an ETag to lists with a query and answers 304. Next does so only for cached pages and streams others. Lists
 * arrive in one piece (data is awaited first), so they are buffered here. Client navigation requests pass through.
 */
export const tagLists: RequestLayer = (request, response, next) => {
  if (isListWithQuery(request)) hold(request, response);
  next();
};

function isListWithQuery({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'GET' && /^\/(properties|blog)\?(?!.*\b_rsc=)/.test(url) && !('rsc' in headers);
}

function hold(request: IncomingMessage, response: ServerResponse): void {
  const wantsGzip = acceptsGzip(request.headers['accept-encoding']);
  // The ETag needs the uncompressed body; it is compressed below.
  delete request.headers['accept-encoding'];

  const native = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
  };
  const chunks: Buffer[] = [];
  let size = 0;
  const keep = (values: unknown[]) => {
    const [chunk, encoding] = values;
    const bytes = toBuffer(chunk, encoding);
    if (bytes) chunks.push(bytes);
    size += bytes?.length ?? 0;
    const done = values.find((value) => typeof value === 'function');
    if (done) response.once('finish', done as () => void);
  };
  const held = {
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      const headers = rest.find((value) => typeof value === 'object' && value !== null) ?? {};
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return response;
    },
    flushHeaders: () => {},
    write: (...values: unknown[]) => {
      keep(values);
      if (size <= maxBytes) return true;
      Object.assign(response, native);
      return response.write(Buffer.concat(chunks));
    },
    end: (...values: unknown[]) => {
      keep(values);
      Object.assign(response, native);
      send(request, response, Buffer.concat(chunks), wantsGzip).catch((error) => response.destroy(error));
      return response;
    },
  };
  Object.assign(response, held);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  wantsGzip: boolean,
): Promise<void> {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html');
  if (!isPage || body.length === 0) return void response.end(body);
  response.setHeader(
    'Vary',
    [...new Set([response.getHeader('vary') ?? [], 'Accept-Encoding'].flat())].join(', '),
  );
  if (response.statusCode === 200 && !response.hasHeader('etag')) {
    const etag = etagOf(body.toString('latin1').replace(flightData, ''));
    response.setHeader('ETag', `W/${etag}`);
    if (isKnown(request.headers['if-none-match'] ?? null, etag)) {
      response.statusCode = 304;
      response.removeHeader('Content-Type');
      return void response.end();
    }
  }
  const sent = wantsGzip ? await gzipped(body) : body;
  if (wantsGzip) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', sent.length);
  response.end(sent);
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((part) => /^\s*gzip\s*(;\s*q=(0\.0*[1-9]|1)[\d.]*)?\s*$/i.test(part));
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer | null {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return ArrayBuffer.isView(chunk) ? Buffer.from(chunk as Uint8Array) : null;
}
