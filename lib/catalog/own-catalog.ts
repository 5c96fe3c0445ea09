import { env } from '@/lib/env';
import { ApiError } from '@/lib/http/server/api-error';

/** Whether properties, agents and articles are in this site's database, not in a REST backend. */
export function ownsCatalog(): boolean {
  return env().API_BASE_URL === undefined;
}

/** @throws {ApiError} 409 when a backend keeps the catalogue */
export function requireOwnCatalog(): void {
  if (ownsCatalog()) return;
  throw new ApiError(
    409,
    'Properties and agents come from your own system (API_BASE_URL). Please change them there.',
  );
}
