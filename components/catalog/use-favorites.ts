import { useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { toast } from '@/components/ui/toast';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { requestJson } from '@/lib/http/browser/client';
import { queryClient } from '@/lib/http/browser/query-client';
import { isHttpError } from '@/lib/http/server/http-error';
import { api } from '@/lib/routes';

const favoritesKey = ['favorites'];
const toggleKey = ['toggle-favorite'];

/** Queries with favourites, refetched after a change. */
const dependentKeys = [['featured'], ['listing']];

/**
 * Whether the property is a favourite, and its toggle. All buttons of a page share one request, made when the browser
 * is idle. `isReady` is false until hydration.
 */
export function useFavorite(propertyId: number) {
  const client = queryClient();
  const isIdle = useSyncExternalStore(onIdle, isIdleNow, never);
  const isReady = useIsHydrated();
  const { data: isFavorite = false } = useQuery(
    {
      queryKey: favoritesKey,
      queryFn: async ({ signal }) => {
        const { results } = await requestJson<{ results: number[] }>(api.favorites, { signal });
        return results;
      },
      select: (ids) => ids.includes(propertyId),
      enabled: isIdle,
      retry: 1,
    },
    client,
  );
  const { mutate } = useMutation(
    {
      mutationKey: toggleKey,
      mutationFn: () => requestJson<{ is_favorite: boolean }>(api.favorite(propertyId), { method: 'POST' }),
      // Toggles of one property run in sequence, because their order matters.
      scope: { id: `favorite:${propertyId}` },
      onMutate: async () => {
        await client.cancelQueries({ queryKey: favoritesKey });
        const was = (client.getQueryData<number[]>(favoritesKey) ?? []).includes(propertyId);
        mark(propertyId, !was);
        return { was };
      },
      onSuccess: (answer) => mark(propertyId, answer.is_favorite),
      onError: (error, _variables, context) => {
        if (context) mark(propertyId, context.was);
        toast({ channel: 'notice', tone: 'danger', ...failure(error) });
      },
      onSettled: () => {
        // While another toggle is pending, an answer would overwrite its optimistic state.
        if (client.isMutating({ mutationKey: toggleKey }) > 1) return;
        for (const queryKey of [favoritesKey, ...dependentKeys]) client.invalidateQueries({ queryKey });
      },
    },
    client,
  );
  return { isFavorite, isReady, toggle: () => mutate() };
}

function mark(propertyId: number, isFavorite: boolean): void {
  queryClient().setQueryData<number[]>(favoritesKey, (ids = []) => {
    const others = ids.filter((id) => id !== propertyId);
    return isFavorite ? [propertyId, ...others] : others;
  });
}

function failure(error: Error): { title: string; description?: string } {
  const title = 'We couldn’t update your favourites';
  return { title, description: (isHttpError(error) && error.message) || 'Please try again later.' };
}

const never = () => false;

let idle = false;
const isIdleNow = () => idle;
const idleListeners = new Set<() => void>();

function onIdle(listener: () => void): () => void {
  idleListeners.add(listener);
  if (!idle && idleListeners.size === 1) {
    // Safari has no requestIdleCallback.
    const schedule = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    schedule(() => {
      idle = true;
      for (const notify of idleListeners) notify();
    });
  }
  return () => idleListeners.delete(listener);
}
