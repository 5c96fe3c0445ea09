import { ApiError } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import { honeypotField, tooFastMessage } from './bot-checks';
import { singleLine, toNumber } from './typed-values';

/* Server side of the bot checks of public forms. */

/** Whether the honeypot field is filled. Such forms get a success reply. */
export function isHoneypotFilled(fields: Fields): boolean {
  return singleLine(fields[honeypotField]) !== '';
}

/**
 * Whether the form was sent faster than a person can fill it in. Forms without `elapsed_ms`, as sent without
 * JavaScript, are not.
 */
export function isSentTooFast(fields: Fields, minimumFillTimeMs: number): boolean {
  return toNumber(fields.elapsed_ms) < minimumFillTimeMs;
}

/** @throws {ApiError} 422 when the form was sent faster than a person can fill it in */
export function enforceMinimumFillTime(fields: Fields, minimumFillTimeMs: number): void {
  if (isSentTooFast(fields, minimumFillTimeMs)) throw new ApiError(422, tooFastMessage);
}
