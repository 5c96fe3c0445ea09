import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogSource } from '@/lib/catalog/source';
import { portOf } from '@/testing/port-of';
import { bodyFor } from './fake-backend-routes';
import { oddWords } from './fake-backend-words';

/** Failures of real backends. `times` limits them to the first requests; default is all. */
type Misbehaviour =
  | { kind: 'slow'; delayMs: number; times?: number }
  | { kind: 'status'; status: number; times?: number }
  /** Drops the connection in the middle of the body. */
  | { kind: 'half-body'; times?: number }
  /** Ends the body early without a connection error. */
  | { kind: 'cut-json'; times?: number }
  | { kind: 'body'; body: string; times?: number };

export type FakeBackend = {
  baseUrl: string;
  /** Path and query of every request so far. */
  requests: string[];
  /** Authorization headers of the requests, in order. */
  authorizations: (string | undefined)[];
  misbehave: (how: Misbehaviour | null) => void;
  /** Responds with 404 to matching paths, like a backend without that endpoint. */
  lack: (...endpoints: RegExp[]) => void;
  /** Does not know these parameters, like a backend with fewer filters. */
  ignore: (...parameters: string[]) => void;
  close: () => Promise<void>;
};

/**
 * A fake backend over real HTTP on a free port, serving our own API format or, with `odd`, the names and types of
 * inconsistent backends.
 */
export async function startFakeBackend(
  catalog: CatalogSource,
  words: 'plain' | 'odd' = 'plain',
): Promise<FakeBackend> {
  const requests: string[] = [];
  const authorizations: (string | undefined)[] = [];
  let misbehaviour: Misbehaviour | null = null;
  let lacking: RegExp[] = [];
  let ignored: string[] = [];
  let failures = 0;
  const closing = new AbortController();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://backend.example');
    requests.push(`${url.pathname}${url.search}`);
    authorizations.push(request.headers.authorization);
    const now = misbehaviour && failures < (misbehaviour.times ?? Infinity) ? misbehaviour : null;
    failures += 1;
    if (now?.kind === 'slow') await sleep(now.delayMs, undefined, { signal: closing.signal });
    if (now?.kind === 'status') return send(response, now.status, '{"message":"no"}');
    if (now?.kind === 'body') return send(response, 200, now.body);
    const lacks = lacking.some((endpoint) => endpoint.test(url.pathname));
    for (const parameter of ignored) url.searchParams.delete(parameter);
    const found = lacks ? null : await bodyFor(catalog, url);
    const body = JSON.stringify(words === 'odd' ? oddWords(found) : found);
    if (now?.kind === 'half-body') return sendHalf(response, body);
    if (now?.kind === 'cut-json') return send(response, 200, body.slice(0, -2));
    send(response, found === null ? 404 : 200, found === null ? '{"detail":"Not found."}' : body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => send(response, 500, String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    authorizations,
    misbehave: (how) => {
      misbehaviour = how;
      failures = 0;
    },
    lack: (...endpoints) => {
      lacking = endpoints;
    },
    ignore: (...parameters) => {
      ignored = parameters;
    },
    close: () =>
      new Promise((resolve) => {
        closing.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}

function sendHalf(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}
