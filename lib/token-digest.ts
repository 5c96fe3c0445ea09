import { createHash } from 'node:crypto';

/** What is stored of a secret token, so that nobody can use what the database has. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
