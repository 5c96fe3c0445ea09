import type { IncomingMessage } from 'node:http';
import { site } from '@/lib/site';
import { maxBodyBytes } from './read-body';

/** Converts a Node request to a web `Request`. Stops reading a body once it is too large. */
export async function webRequest(request: IncomingMessage): Promise<Request> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name, single]),
  );
  const { method = 'GET', url = '/' } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request);
  return new Request(new URL(url, site.url), { method, headers, body });
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBodyBytes) break;
  }
  // Drain the rest, so that it is not read as the next request on this connection.
  request.resume();
  return new Uint8Array(Buffer.concat(chunks));
}
