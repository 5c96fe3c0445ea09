import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Observer, Options } from '@/lib/http/browser/query-core';

type Core = typeof import('@/lib/http/browser/query-core');

export type LiveQuery<T> = {
  data: T | undefined;
  isError: boolean;
  /** Data of the previous key, shown until this key's data has loaded. */
  isPlaceholderData: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  /** Sets the cached data of a key; does nothing before the first request. */
  remember: Core['remember'];
};

let loaded: Core | undefined;

/**
 * `useQuery`, but the library loads with the first request: not needed for a page that is served with its data. The first
 * options contain that data as `initialData`.
 */
export function useLiveQuery<T>(options: Options<T>): LiveQuery<T> {
  const [first] = useState(options);
  const [core, setCore] = useState(loaded);
  // Starts with the first options, so that the page's data serves as placeholder for the next query.
  const [observer, setObserver] = useState<Observer<T> | null>(() => loaded?.observe(options) ?? null);
  const key = options.queryKey.join();
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const isFailed = failedKey === key;
  const isNeeded = options.initialData === undefined && options.enabled !== false;

  useEffect(() => {
    if (!isNeeded || core || isFailed) return;
    let isLeft = false;
    import('@/lib/http/browser/query-core')
      .then((module) => {
        loaded = module;
        if (isLeft) return;
        setCore(module);
        setObserver(module.observe(first));
      })
      .catch(() => {
        if (!isLeft) setFailedKey(key);
      });
    return () => {
      isLeft = true;
    };
  }, [isNeeded, core, isFailed, key, first]);

  // Requests are repeated by the library, but not its own loading.
  useEffect(() => {
    if (!isFailed) return;
    const retry = () => setFailedKey(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed]);

  const subscribe = useCallback(
    (notify: () => void) => (core && observer ? core.subscribe(observer, notify) : () => {}),
    [core, observer],
  );
  const read = () => observer?.getCurrentResult() ?? null;
  useSyncExternalStore(subscribe, read, () => null);
  useEffect(() => {
    if (core) observer?.setOptions(core.withDefaults(options));
  });

  if (core && observer) {
    const { data, isError, isPlaceholderData, fetchStatus } = observer.getOptimisticResult(
      core.withDefaults(options),
    );
    return { data, isError, isPlaceholderData, fetchStatus, remember: core.remember };
  }
  const before = unloaded(options, first);
  return isFailed ? { ...before, data: undefined, isError: true, fetchStatus: 'idle' } : before;
}

/** State until the library has loaded. */
function unloaded<T>(options: Options<T>, first: Options<T>): LiveQuery<T> {
  const own = given(options.initialData);
  const isWaiting = own === undefined && options.enabled !== false;
  const data = own ?? standIn(options, first);
  return {
    data,
    isError: false,
    isPlaceholderData: own === undefined && data !== undefined,
    fetchStatus: isWaiting ? 'fetching' : 'idle',
    remember: () => {},
  };
}

function standIn<T>({ placeholderData }: Options<T>, first: Options<T>): T | undefined {
  if (typeof placeholderData !== 'function') return undefined;
  // The library passes a whole query; the placeholders here read its key alone.
  const choose = placeholderData as (previous: T | undefined, from: { queryKey: QueryKey }) => T | undefined;
  return choose(given(first.initialData), { queryKey: first.queryKey ?? [] });
}

function given<T>(data: T | (() => T | undefined) | undefined): T | undefined {
  // `T` is data from the API, never a function.
  return typeof data === 'function' ? (data as () => T | undefined)() : data;
}
