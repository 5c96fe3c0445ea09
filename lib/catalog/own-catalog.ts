import { env } from '@/lib/env';
import { ApiError } from '@/lib/http/server/api-error';

/** Whether listings and agents are kept here. With a REST backend they are kept there. */
export function ownsCatalog(): boolean {
  return env().API_BASE_URL === undefined;
}

/** @throws {ApiError} 409 when a backend keeps the catalogue */
export function requireOwnCatalog(): void {
  if (ownsCatalog()) return;
  throw new ApiError(
    409,
    'Listings and agents come from the backend at API_BASE_URL. Please change them there.',
  );
}
