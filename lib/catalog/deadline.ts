import { AsyncLocalStorage } from 'node:async_hooks';

// Bundles have modules of their own but share one source of the catalogue, so they share this as well.
const shared = globalThis as typeof globalThis & { catalogDeadline?: AsyncLocalStorage<number> };

function storage(): AsyncLocalStorage<number> {
  shared.catalogDeadline ??= new AsyncLocalStorage();
  return shared.catalogDeadline;
}

/** Runs reads of the catalogue that must all be done by a time, in milliseconds since 1970; an earlier limit holds on. */
export function withDeadline<T>(deadline: number, work: () => T): T {
  return storage().run(Math.min(deadline, currentDeadline()), work);
}

/** When the reads under way must be done; infinity when nobody said. */
export function currentDeadline(): number {
  return storage().getStore() ?? Number.POSITIVE_INFINITY;
}
