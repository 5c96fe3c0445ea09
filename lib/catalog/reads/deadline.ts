import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/lib/process-state';

const shared = processState<{
  catalogDeadline?: AsyncLocalStorage<number>;
  requestDeadline?: AsyncLocalStorage<number>;
}>();

/** Milliseconds for all reads of one page together. */
const pageLimitMs = 10_000;

/** Runs catalogue reads with a deadline in milliseconds since 1970; an earlier outer deadline wins. */
export function withDeadline<T>(deadline: number, work: () => T): T {
  shared.catalogDeadline ??= new AsyncLocalStorage();
  return shared.catalogDeadline.run(Math.min(deadline, currentDeadline()), work);
}

/** Deadline of the current reads; Infinity when none is set. */
export function currentDeadline(): number {
  return shared.catalogDeadline?.getStore() ?? Number.POSITIVE_INFINITY;
}

/** Starts the deadline of a request. A failed page is rendered again within the same deadline. */
export function startRequestTime(handle: () => void): void {
  shared.requestDeadline ??= new AsyncLocalStorage();
  shared.requestDeadline.run(Date.now() + pageLimitMs, handle);
}

/** Runs a read within its request's deadline, or with a deadline of its own outside requests. */
export function withinRequest<T>(read: () => Promise<T>): Promise<T> {
  return withDeadline(shared.requestDeadline?.getStore() ?? Date.now() + pageLimitMs, read);
}
