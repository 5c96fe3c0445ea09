import { errorParts } from '@/lib/error-parts';
import { CatalogError, isCatalogError } from '../catalog-error';

/** Converts engine errors to `CatalogError`; the original is the `cause`. */
export function toCatalogError(error: unknown): CatalogError {
  if (isCatalogError(error)) return error;
  const { code, message } = errorParts(error);
  // Code 57014 is PostgreSQL's own timeout, the message that of its driver.
  const slow = code === '57014' || /query read timeout/i.test(message);
  return slow
    ? new CatalogError('timeout', 'The database of the catalogue took too long.', { cause: error })
    : new CatalogError('unavailable', 'The database of the catalogue did not answer.', { cause: error });
}
