import { createHash } from 'node:crypto';

/** Stored in place of a secret token, so that a copy of the database does not reveal it. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
