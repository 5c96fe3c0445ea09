import { CatalogError, isCatalogError } from '../source';

/** Turns whatever the engine threw into the port's failure; the engine's own words stay in `cause`. */
export function toCatalogError(error: unknown): CatalogError {
  if (isCatalogError(error)) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  // PostgreSQL's own limit, and that of its driver.
  const slow = code === '57014' || /query read timeout/i.test(String(message));
  return slow
    ? new CatalogError('timeout', 'The database of the catalogue took too long.', { cause: error })
    : new CatalogError('unavailable', 'The database of the catalogue did not answer.', { cause: error });
}
