import { randomUUID } from 'node:crypto';

/** A proxy's request id, so that its log and ours have the same one; a new id when it is missing or malformed. */
export function requestIdOf(given: unknown): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
