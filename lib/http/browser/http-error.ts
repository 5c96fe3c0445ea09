import { isMarked } from '@/lib/marked';

const httpErrorMark = Symbol.for('http-error');

/**
 * A failed call in the browser. `status` and `answer` are null when there was no response. `errors` has the server's
 * messages by field, `answer` the whole body.
 */
export class HttpError extends Error {
  readonly [httpErrorMark] = true;
  override name = 'HttpError';
  constructor(
    readonly status: number | null,
    message: string,
    readonly errors: Record<string, string> = {},
    readonly answer: unknown = null,
  ) {
    super(message);
  }
}

export function isHttpError(value: unknown): value is HttpError {
  return isMarked(value, httpErrorMark);
}
