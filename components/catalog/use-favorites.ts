import { useSyncExternalStore } from 'react';
import { toast } from '@/components/ui/toast';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

/**
 * Whether the property is a favourite, and its toggle. All buttons of a page share one request, made when the browser
 * is idle; the code for it loads then, too. `isReady` is false until hydration.
 */
export function useFavorite(propertyId: number) {
  const isFavorite = useSyncExternalStore(
    watch,
    () => favorites.includes(propertyId),
    () => false,
  );
  const isReady = useIsHydrated();
  return {
    isFavorite,
    isReady,
    toggle: () => {
      loadClient().then(({ toggleFavorite }) => toggleFavorite(propertyId), sayFailed);
    },
  };
}

type Client = typeof import('./favorites-client');

let client: Client | undefined;

async function loadClient(): Promise<Client> {
  client ??= await import('./favorites-client');
  return client;
}

let favorites: readonly number[] = [];
let stop: (() => void) | undefined;
let isScheduled = false;
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function start(): void {
  if (stop || isScheduled || listeners.size === 0) return;
  if (client) {
    stop = client.watchFavorites(receive);
    return;
  }
  isScheduled = true;
  // Safari has no requestIdleCallback.
  const schedule = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  schedule(() => {
    loadClient()
      .finally(() => {
        isScheduled = false;
      })
      .then(start, () => undefined);
  });
}

function receive(ids: readonly number[]): void {
  favorites = ids;
  for (const notify of listeners) notify();
}

function sayFailed(): void {
  toast({
    channel: 'notice',
    tone: 'danger',
    title: 'We couldn’t update your favourites',
    description: 'Please try again later.',
  });
}
