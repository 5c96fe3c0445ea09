import { isMarked } from '@/lib/marked';

const httpErrorMark = Symbol.for('http-error');

/**
 * A failed call in the browser. `status` and `body` are null when there was no response. `errors` has the server's
 * messages by field, `body` the whole body of the response.
 */
export class HttpError extends Error {
  readonly [httpErrorMark] = true;
  override name = 'HttpError';
  constructor(
    readonly status: number | null,
    message: string,
    readonly errors: Record<string, string> = {},
    readonly body: unknown = null,
  ) {
    super(message);
  }
}

export function isHttpError(value: unknown): value is HttpError {
  return isMarked(value, httpErrorMark);
}
