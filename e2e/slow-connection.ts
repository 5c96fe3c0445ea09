import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const pieceSize = 1_500;
const pauseMs = 10;

/** A proxy to the site that sends documents in chunks, so that partial documents are painted. */
export async function openSlowConnection(site: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const forwarded = request(
      new URL(asked.url ?? '/', site),
      { method: asked.method, headers },
      (received) => {
        if (received.headers['content-type']?.startsWith('text/html')) pass(received, answer);
        else received.pipe(answer.writeHead(received.statusCode ?? 502, received.headers));
      },
    );
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(() => {}).closeAllConnections(),
  };
}

async function pass(received: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = received.headers;
  answer.writeHead(received.statusCode ?? 502, headers);
  for await (const chunk of received as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; start += pieceSize) {
      answer.write(chunk.subarray(start, start + pieceSize));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  answer.end();
}
