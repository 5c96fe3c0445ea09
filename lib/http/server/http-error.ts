import { isMarked } from '@/lib/marked';

const httpErrorMark = Symbol.for('http-error');

/**
 * A call that failed, as the browser sees it. `status` is null when there was no response at all.
 * `errors` holds the server's messages by field.
 */
export class HttpError extends Error {
  readonly [httpErrorMark] = true;
  override name = 'HttpError';
  constructor(
    readonly status: number | null,
    message: string,
    readonly errors: Record<string, string> = {},
  ) {
    super(message);
  }
}

export function isHttpError(value: unknown): value is HttpError {
  return isMarked(value, httpErrorMark);
}
