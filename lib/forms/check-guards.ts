import { ApiError } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import { hasteMessage, honeypotField } from './guards';
import { singleLine, typedNumber } from './typed-values';

/* Server side of the bot checks of public forms. */

/** Whether the honeypot field is filled. Such forms get a success reply. */
export function isTrapped(fields: Fields): boolean {
  return singleLine(fields[honeypotField]) !== '';
}

/**
 * Accepts forms without `elapsed_ms`, as sent without JavaScript.
 * @throws {ApiError} 422 when the form was sent faster than a person can fill it in
 */
export function enforceMinimumFillTime(fields: Fields, minimumFillTime: number): void {
  if (typedNumber(fields.elapsed_ms) < minimumFillTime) throw new ApiError(422, hasteMessage);
}
