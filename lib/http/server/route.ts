import { randomUUID } from 'node:crypto';
import { isCatalogError } from '@/lib/catalog/source';
import { databaseProblem } from '@/lib/database/problem';
import { decodeSegment } from '@/lib/routes';
import { recordOf } from '@/lib/typed-keys';
import { ApiError, isApiError } from './api-error';
import { logFailure } from './error-log';
import { privateJson } from './json-response';
import { catalogStatus } from './outage';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

type Params = Record<string, string | string[] | undefined>;
type Handler<P> = (request: Request, params: P) => Promise<Response> | Response;
type RouteHandler<P> = (request: Request, context: { params: Promise<P> }) => Promise<Response>;

/**
 * Wraps the handlers of a route: errors become JSON, failures are logged, missing methods answer 405, OPTIONS lists the
 * existing ones. Spread the result into the module's exports:
 *     export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: … });
 */
export function route<P extends Params = Params>(handlers: Partial<Record<Method, Handler<P>>>) {
  const allowed = methods.filter((method) => handlers[method]);
  const allow = [...(handlers.GET ? ['HEAD'] : []), 'OPTIONS', ...allowed].sort().join(', ');
  const notAllowed: Handler<P> = () => {
    throw new ApiError(405, 'This method is not available here.', { headers: { Allow: allow } });
  };
  const wrapped = recordOf(methods, (method) => guarded(handlers[method] ?? notAllowed));
  const options = () => new Response(null, { status: 204, headers: { Allow: allow } });
  return { ...wrapped, OPTIONS: options };
}

function guarded<P extends Params>(handler: Handler<P>): RouteHandler<P> {
  return async (request, context) => {
    try {
      return await handler(request, decoded(await context.params));
    } catch (error) {
      return errorResponse(request, error);
    }
  };
}

/** @returns the JSON answer for anything a handler may throw */
export function errorResponse(request: Request, error: unknown): Response {
  if (isApiError(error) && error.status < 500) {
    const { message, errors, status, headers } = error;
    return privateJson({ message, ...(errors ? { errors } : {}) }, { status, headers });
  }
  const requestId = requestIdOf(request);
  const { status, message, headers } = failure(error);
  logFailure({ requestId, method: request.method, path: new URL(request.url).pathname, status, error });
  const retryAfter: Record<string, string> = status === 503 ? { 'Retry-After': '10' } : {};
  return privateJson({ message, request_id: requestId }, { status, headers: { ...retryAfter, ...headers } });
}

/** The proxy's request id, so that both logs have the same one; else a new one. */
function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function failure(error: unknown): { status: number; message: string; headers?: Record<string, string> } {
  if (isApiError(error)) return error;
  if (isCatalogError(error)) {
    return {
      status: catalogStatus[error.kind],
      message: 'The catalogue cannot be read at the moment. Please try again shortly.',
    };
  }
  if (databaseProblem(error)) {
    return {
      status: 503,
      message: 'The site cannot store or read data at the moment. Please try again shortly.',
    };
  }
  return { status: 500, message: 'An unexpected error occurred. Please try again later.' };
}

/** Decoded path segments; stray percent signs are kept. */
function decoded<P extends Params>(params: P): P {
  const entries = Object.entries(params ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? decodeSegment(value) : value,
  ]);
  return Object.fromEntries(entries);
}
