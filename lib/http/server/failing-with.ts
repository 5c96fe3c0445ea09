import { databaseProblem } from '@/lib/database/problem';
import { ApiError, isApiError } from './api-error';

/**
 * Runs a part of a handler whose failure has its own message. An `ApiError` passes unchanged.
 * @throws {ApiError} 503 when the database fails, else 500, with this message
 */
export async function failingWith<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isApiError(cause)) throw cause;
    throw new ApiError(databaseProblem(cause) ? 503 : 500, message, { cause });
  }
}
