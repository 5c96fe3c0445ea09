import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { RequestLayer } from './request-layer';
import { withoutQuery } from './request-path';

/** Prerendered by `pages/outage/[screen].tsx`. */
export type OutageScreen = 'property' | 'unit' | 'article';

const screens: [RegExp, OutageScreen][] = [
  [/^\/properties\/[^/]+(\/units)?$/, 'property'],
  [/^\/properties\/[^/]+\/units\/[^/]+$/, 'unit'],
  [/^\/blog\/[^/]+$/, 'article'],
];

/**
 * Next responds to a failed page with an empty document that only scripts fill. This inserts the prerendered error page
 * of its path inside `<noscript>`.
 */
export const explainErrors: RequestLayer = (request, response, next) => {
  const file = join(process.cwd(), '.next/server/pages', errorPageOf(request.url ?? '/'));
  rewriteErrors(response, () => readFileSync(file, 'utf8'));
  next();
};

/** File of the prerendered error page. */
export function errorPageOf(url: string): string {
  const path = withoutQuery(url);
  const screen = screens.find(([pattern]) => pattern.test(path))?.[1];
  return screen ? `outage/${screen}.html` : '500.html';
}

/** @param readPage reads the error document; when it throws, the response stays unchanged */
export function rewriteErrors(response: ServerResponse, readPage: () => string): void {
  const { writeHead, write, end } = response;
  // The casts below: Node's methods are overloaded, and one function cannot have the types of all overloads.
  let held: Buffer[] | null = null;
  let encoding = '';

  /** The status is known, and the length can still change, only until the headers are sent. */
  const decide = (status: number) => {
    if (response.headersSent || held || status < 500 || !isHtml(response)) return;
    held = [];
    encoding = String(response.getHeader('content-encoding') ?? '');
    for (const name of ['content-encoding', 'content-length', 'etag']) response.removeHeader(name);
  };
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    decide(args[0]);
    return writeHead.apply(response, args);
  }) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => {
    decide(response.statusCode);
    if (!held) return write.apply(response, args);
    held.push(Buffer.from(args[0]));
    return true;
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    decide(response.statusCode);
    if (!held) return end.apply(response, args as Parameters<typeof end>);
    if (typeof args[0] === 'string' || ArrayBuffer.isView(args[0])) held.push(Buffer.from(args[0] as string));
    const body = Buffer.concat(held);
    held = null;
    return end.apply(response, [explained(decompress(body, encoding), readPage), 'utf8']);
  }) as typeof end;
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html');
}

function decompress(body: Buffer, encoding: string): string {
  const methods: Record<string, (body: Buffer) => Buffer> = {
    gzip: gunzipSync,
    deflate: inflateSync,
    br: brotliDecompressSync,
  };
  return (body.length > 0 ? (methods[encoding]?.(body) ?? body) : body).toString('utf8');
}

const emptyDocument = '<html id="__next_error__">';

function explained(html: string, readPage: () => string): string {
  if (!html.includes(emptyDocument)) return html;
  try {
    const page = readPage();
    const attributes = /<html([^>]*)>/.exec(page)?.[1] ?? '';
    const head = page.match(/<title[^>]*>.*?<\/title>|<link rel="stylesheet"[^>]*>/gs) ?? [];
    const body = /<body[^>]*>(.*)<\/body>/s.exec(page)?.[1] ?? '';
    // Noscript elements cannot be nested.
    const content = body.replace(/<script\b.*?<\/script>|<\/?noscript[^>]*>/gs, '');
    return html
      .replace(emptyDocument, () => `<html id="__next_error__"${attributes}>`)
      .replace(/<body[^>]*>/, (tag) => `${tag}<noscript>${head.join('')}${content}</noscript>`);
  } catch {
    return html;
  }
}
