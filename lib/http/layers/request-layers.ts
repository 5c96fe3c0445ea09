import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { logFailure } from '../server/error-log';
import type { RequestLayer } from './request-layer';
import { withoutQuery } from './request-path';
import { rejectUnknownMethod } from './unknown-method';

type Emit = (this: Target, event: string, ...values: unknown[]) => boolean;
type Target = { emit: Emit };

/** Only the development server uses WebSocket. Without a listener, Node ignores the Upgrade header, as HTTP requires. */
const upgrades = process.env.NODE_ENV === 'development';

const key = Symbol.for('site.requestLayers');

/**
 * Installs layers before every HTTP server of this process; the first runs first, Next last. Next has no hook for every
 * request, so this wraps Node's `request` event. A second call replaces the layers (module reloads in development).
 * @param target one server only, for tests
 */
export function installRequestLayers(
  layers: readonly RequestLayer[],
  target: Server = Server.prototype,
): void {
  // `emit` is overloaded per event, so a wrapper for all events needs the plainer `Target`, here and below.
  const wrapped = target as unknown as Target & { [key]?: readonly RequestLayer[] };
  const installed = Object.hasOwn(wrapped, key);
  wrapped[key] = layers;
  if (installed) return;
  const { emit } = wrapped;
  wrapped.emit = function (event, ...values) {
    if (event === 'clientError' && rejectUnknownMethod(values)) return true;
    if (event === 'connection' && !upgrades) (this as unknown as Server).removeAllListeners('upgrade');
    if (event !== 'request') return emit.call(this, event, ...values);
    // What Node emits with `request`.
    const [request, response] = values as [IncomingMessage, ServerResponse];
    run(wrapped[key] ?? [], request, response, () => emit.call(this, event, ...values));
    return true;
  };
}

function run(
  layers: readonly RequestLayer[],
  request: IncomingMessage,
  response: ServerResponse,
  last: () => void,
): void {
  const step = (index: number) => {
    const layer = layers[index];
    if (layer) layer(request, response, () => step(index + 1));
    else last();
  };
  try {
    step(0);
  } catch (error) {
    const path = withoutQuery(request.url ?? '');
    logFailure({ requestId: 'none', method: request.method ?? '', path, status: 500, error });
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  }
}
