import { AsyncLocalStorage } from 'node:async_hooks';

// Bundles have modules of their own but share one source of the catalogue, so they share these as well.
const shared = globalThis as typeof globalThis & {
  catalogDeadline?: AsyncLocalStorage<number>;
  requestDeadline?: AsyncLocalStorage<number>;
};

/** How long all reads of one page may take together, in milliseconds (specification, section 9). */
const pageLimit = 10_000;

/** Runs catalogue reads with a deadline in milliseconds since 1970; an earlier outer deadline wins. */
export function withDeadline<T>(deadline: number, work: () => T): T {
  shared.catalogDeadline ??= new AsyncLocalStorage();
  return shared.catalogDeadline.run(Math.min(deadline, currentDeadline()), work);
}

/** Deadline of the current reads; Infinity when none is set. */
export function currentDeadline(): number {
  return shared.catalogDeadline?.getStore() ?? Number.POSITIVE_INFINITY;
}

/** Starts the time that the reads of one request have. A page that fails is rendered again, within the same time. */
export function startRequestTime(handle: () => void): void {
  shared.requestDeadline ??= new AsyncLocalStorage();
  shared.requestDeadline.run(Date.now() + pageLimit, handle);
}

/** Runs a read within the time of its request, or within as much time as one has when there is no request. */
export function withinRequest<T>(read: () => Promise<T>): Promise<T> {
  return withDeadline(shared.requestDeadline?.getStore() ?? Date.now() + pageLimit, read);
}
