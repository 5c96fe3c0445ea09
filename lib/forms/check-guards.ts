import { ApiError } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import { hasteMessage, honeypotField } from './guards';
import { singleLine, typedNumber } from './typed-values';

/* How forms that anybody may send tell people from programs; the server's part. */

/** True for a program that filled the field nobody sees: it is thanked, and nothing is stored. */
export function isTrapped(fields: Fields): boolean {
  return singleLine(fields[honeypotField]) !== '';
}

/**
 * Lets pass what says of no time at all, as forms do where scripts do not run.
 * @throws {ApiError} 422 for a form that was sent sooner after it appeared than a person can have filled it in.
 */
export function enforceMinimumFillTime(fields: Fields, minimumFillTime: number): void {
  if (typedNumber(fields.elapsed_ms) < minimumFillTime) throw new ApiError(422, hasteMessage);
}
