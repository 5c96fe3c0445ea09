import { LRUCache } from 'lru-cache';
import { ApiError } from './api-error';
import { clientAddress } from './client-address';

type Limit = { name: string; max: number; windowMs: number };

/** Addresses remembered per limit; the least recent are forgotten first, so a flood cannot fill the memory. */
const maxAddresses = 10_000;

/**
 * A sliding window per client address, in this process's memory.
 * @returns a function that counts a request and throws a 429 `ApiError` with Retry-After when it is one too many.
 */
export function rateLimit({ name, max, windowMs }: Limit, now: () => number = Date.now) {
  const seen = new LRUCache<string, number[]>({ max: maxAddresses });
  return (request: Request): void => {
    const address = clientAddress(request.headers);
    const time = now();
    const recent = (seen.get(address) ?? []).filter((moment) => moment > time - windowMs);
    const oldest = recent[0];
    if (oldest !== undefined && recent.length >= max) {
      const seconds = Math.max(1, Math.ceil((oldest + windowMs - time) / 1000));
      throw new ApiError(429, `Too many ${name}. Please try again ${inWords(seconds)}.`, {
        headers: { 'Retry-After': String(seconds) },
      });
    }
    seen.set(address, [...recent, time]);
  };
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'in a second' : `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
