import { isCatalogError } from '@/lib/catalog/catalog-error';
import { databaseProblem } from '@/lib/database/problem';
import { decodeSegment } from '@/lib/routes';
import { recordOf } from '@/lib/typed-keys';
import { catalogStatus, outageRetryAfter, outageStatuses } from '../layers/outage';
import { ApiError, isApiError } from './api-error';
import { logFailure } from './error-log';
import { privateJson } from './json-response';
import { allowHeader, handlerMethods, methodNotAllowed } from './methods';
import { requestIdOf } from './request-id';

type Method = (typeof handlerMethods)[number];

type Params = Record<string, string | string[] | undefined>;
type Handler<P> = (request: Request, params: P) => Promise<Response> | Response;
type RouteHandler<P> = (request: Request, context: { params: Promise<P> }) => Promise<Response>;

/**
 * Wraps the handlers of a route: errors become JSON, failures are logged, missing methods respond with 405, OPTIONS lists
 * the existing ones. Spread the result into the module's exports:
 *     export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: … });
 */
export function route<P extends Params = Params>(handlers: Partial<Record<Method, Handler<P>>>) {
  const allow = allowHeader(handlerMethods.filter((method) => handlers[method]));
  const notAllowed: Handler<P> = () => {
    throw new ApiError(405, methodNotAllowed, { headers: { Allow: allow } });
  };
  const wrapped = recordOf(handlerMethods, (method) => guarded(handlers[method] ?? notAllowed));
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

/** @returns the JSON response for anything a handler may throw */
export function errorResponse(request: Request, error: unknown): Response {
  if (isApiError(error) && error.status < 500) {
    const { message, errors, current, status, headers } = error;
    const details = { ...(errors ? { errors } : {}), ...(current ? { current } : {}) };
    return privateJson({ message, ...details }, { status, headers });
  }
  const requestId = requestIdOf(request.headers.get('x-request-id'));
  const { status, message, headers } = failure(error);
  logFailure({ requestId, method: request.method, path: new URL(request.url).pathname, status, error });
  const retryAfter: Record<string, string> = outageStatuses.includes(status)
    ? { 'Retry-After': outageRetryAfter }
    : {};
  return privateJson({ message, request_id: requestId }, { status, headers: { ...retryAfter, ...headers } });
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
