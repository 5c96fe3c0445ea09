import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { portOf } from '@/testing/port-of';

const pieceSize = 1_500;
const pauseMs = 10;

/** Maximum wait for a document's fonts; a browser does not request fonts that it has cached. */
const fontWaitMs = 3_000;

/**
 * A proxy to the site that sends documents in chunks, so that partial documents are painted. The body follows after the
 * preloaded fonts, so that late fonts do not depend on the load of the machine.
 */
export async function openSlowConnection(site: string): Promise<{ url: string; close: () => void }> {
  const sentFonts = new EventEmitter().setMaxListeners(0);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    if (incoming.url?.endsWith('.woff2')) outgoing.on('close', () => sentFonts.emit(incoming.url ?? ''));
    const forwarded = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method, headers },
      (response) => {
        if (response.headers['content-type']?.startsWith('text/html')) pass(response, outgoing, sentFonts);
        else response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${portOf(server)}`,
    close: () => server.close(() => {}).closeAllConnections(),
  };
}

async function pass(
  response: IncomingMessage,
  outgoing: ServerResponse,
  sentFonts: EventEmitter,
): Promise<void> {
  const { 'content-length': _, ...headers } = response.headers;
  outgoing.writeHead(response.statusCode ?? 502, headers);
  const document = Buffer.concat(await response.toArray());
  const bodyStart = document.indexOf('<body');
  const head = document.subarray(0, bodyStart).toString();
  const fonts = [...head.matchAll(/href="([^"]+\.woff2)"/g)].map(([, href]) =>
    once(sentFonts, href ?? '', { signal: AbortSignal.timeout(fontWaitMs) }).catch(() => null),
  );
  await sendInPieces(document.subarray(0, bodyStart), outgoing);
  await Promise.all(fonts);
  await sendInPieces(document.subarray(bodyStart), outgoing);
  outgoing.end();
}

async function sendInPieces(part: Buffer, outgoing: ServerResponse): Promise<void> {
  for (let start = 0; start < part.length; start += pieceSize) {
    outgoing.write(part.subarray(start, start + pieceSize));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
