import { isMarked } from '@/lib/marked';

/** Messages by field, as in the API's responses. */
export type FieldErrors = Record<string, string>;

type ApiErrorDetails = {
  errors?: FieldErrors;
  /** The stored values as form texts, by field, when those of the sender are out of date. */
  current?: Record<string, string>;
  headers?: Record<string, string>;
  cause?: unknown;
};

const apiErrorMark = Symbol.for('api-error');

/** An unsuccessful response, thrown from anywhere below a route handler. */
export class ApiError extends Error {
  readonly [apiErrorMark] = true;
  override name = 'ApiError';
  readonly errors: FieldErrors | undefined;
  readonly current: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    message: string,
    { errors, current, headers = {}, cause }: ApiErrorDetails = {},
  ) {
    super(message, { cause });
    this.errors = errors;
    this.current = current;
    this.headers = headers;
  }
}

/** Whether a value is an `ApiError`, even from another bundle. */
export function isApiError(value: unknown): value is ApiError {
  return isMarked(value, apiErrorMark);
}

/** The refusal of a form with invalid fields. */
export function invalidForm(errors: FieldErrors): ApiError {
  return new ApiError(422, 'Please check the form and try again.', { errors });
}

/** The value, or a 404 when it is null. @throws {ApiError} */
export function requireFound<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new ApiError(404, `${what} not found.`);
  return value;
}
