import { LRUCache } from 'lru-cache';
import { ApiError } from './api-error';
import { clientNetworks } from './client-address';

type Limit = { name: string; max: number; windowMs: number };

/** Networks remembered per limit; the least recently used are dropped first, so a flood cannot fill the memory. */
const maxNetworks = 10_000;

/** Limits of a /48 and of all clients together, as multiples of the limit of one address (or IPv6 /64). */
const widerShare = 8;
const everyoneShare = 200;

/**
 * A sliding window in this process's memory, per IPv4 address or IPv6 /64, per /48, and overall, so that changing
 * addresses does not help.
 * @returns a function that counts a request and throws a 429 `ApiError` with Retry-After above the limit
 */
export function rateLimit({ name, max, windowMs }: Limit, now: () => number = Date.now) {
  const seen = new LRUCache<string, number[]>({ max: maxNetworks });
  const everyone: number[] = [];
  return (request: Request): void => {
    const time = now();
    const levels = [
      ...clientNetworks(request.headers).map((network, index) => ({
        moments: momentsOf(seen, network),
        most: index === 0 ? max : max * widerShare,
      })),
      { moments: everyone, most: max * everyoneShare },
    ];
    count(levels, time, { name, windowMs });
  };
}

/**
 * Like `rateLimit`, but per key, such as the id of an account.
 * @returns a function that counts a request and throws a 429 `ApiError` with Retry-After above the limit
 */
export function rateLimitPerKey({ name, max, windowMs }: Limit, now: () => number = Date.now) {
  const seen = new LRUCache<string, number[]>({ max: maxNetworks });
  return (key: string): void => {
    count([{ moments: momentsOf(seen, key), most: max }], now(), { name, windowMs });
  };
}

/** Counts a request in all levels, or in none. @throws {ApiError} 429 when one of them is full */
function count(
  levels: { moments: number[]; most: number }[],
  time: number,
  { name, windowMs }: Omit<Limit, 'max'>,
): void {
  for (const { moments, most } of levels) {
    dropOld(moments, time, windowMs);
    const oldest = moments[0];
    if (oldest !== undefined && moments.length >= most) throw tooManyError(name, oldest + windowMs - time);
  }
  for (const { moments } of levels) moments.push(time);
}

function momentsOf(seen: LRUCache<string, number[]>, network: string): number[] {
  const known = seen.get(network);
  if (known) return known;
  const moments: number[] = [];
  seen.set(network, moments);
  return moments;
}

function dropOld(moments: number[], time: number, windowMs: number): void {
  const isAhead = (moments.at(-1) ?? time) > time;
  const first = isAhead ? -1 : moments.findIndex((moment) => moment > time - windowMs);
  moments.splice(0, first === -1 ? moments.length : first);
}

/** The refusal of one more of what `name` says, in the plural, for this time. */
export function tooManyError(name: string, milliseconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ApiError(429, `Too many ${name}. Please try again ${inWords(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'in a second' : `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
