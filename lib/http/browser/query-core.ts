import {
  notifyManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { queryClient } from './query-client';

/* The part of the query library that `use-live-query` loads on demand. */

export type Options<T> = QueryObserverOptions<T, Error, T, T, QueryKey>;
export type Observer<T> = QueryObserver<T, Error, T, T, QueryKey>;

export function observe<T>(options: Options<T>): Observer<T> {
  return new QueryObserver(queryClient(), withDefaults(options));
}

export function withDefaults<T>(options: Options<T>) {
  const full = queryClient().defaultQueryOptions(options);
  full._optimisticResults = 'optimistic';
  return full;
}

/** Calls `notify` on every change, batched. @public used through `import()` */
export function subscribe<T>(observer: Observer<T>, notify: () => void): () => void {
  const unsubscribe = observer.subscribe(notifyManager.batchCalls(notify));
  observer.updateResult();
  return unsubscribe;
}

/** Stores data under a key as if it had been read. @public used through `import()` */
export function remember(queryKey: QueryKey, data: unknown): void {
  queryClient().setQueryData(queryKey, data);
}
