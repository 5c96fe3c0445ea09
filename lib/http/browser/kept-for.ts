/**
 * Milliseconds that unused data is kept. Infinite on the server, where the timer would keep the whole request in memory.
 */
export function keptFor(time: number): number {
  return typeof window === 'undefined' ? Number.POSITIVE_INFINITY : time;
}
