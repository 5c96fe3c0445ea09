import { MutationObserver, QueryObserver, queryOptions } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api-paths';
import { requestJson } from '@/lib/http/browser/client';
import { isHttpError } from '@/lib/http/browser/http-error';
import { queryClient } from '@/lib/http/browser/query-client';
import { routes } from '@/lib/routes';

/* Reads and changes the visitor's favourites; loaded after the page, see `favorites.ts`. */

const favoritesKey = ['favorites'];
const toggleKey = ['toggle-favorite'];

/** Queries with favourites, refetched after a change. */
const dependentKeys = [['featured'], ['listing']];

/** The ids of all favourites, latest first. */
export const favoritesQuery = queryOptions({
  queryKey: favoritesKey,
  queryFn: async ({ signal }) => {
    const { results } = await requestJson<{ results: number[] }>(api.favorites, { signal });
    return results;
  },
  retry: 1,
  // Another tab may have changed them, and pressing a button that shows the old state would undo that.
  refetchOnWindowFocus: 'always',
});

/** Reports the ids of all favourites now and whenever they change. */
export function watchFavorites(onChange: (ids: readonly number[]) => void): () => void {
  const observer = new QueryObserver(queryClient(), favoritesQuery);
  const report = ({ data }: { data: number[] | undefined }) => onChange(data ?? []);
  const stop = observer.subscribe(report);
  report(observer.getCurrentResult());
  return stop;
}

type Toggled = { is_favorite: boolean; count: number };

/** Updates at once; reverts and shows an error if the server fails. Without cookies, only shows an error. */
export function toggleFavorite(propertyId: number): void {
  if (!navigator.cookieEnabled) {
    showFailure('Please allow cookies for this site and try again.');
    return;
  }
  const client = queryClient();
  const observer = new MutationObserver<Toggled, Error, void, { was: boolean }>(client, {
    mutationKey: toggleKey,
    mutationFn: () => requestJson<Toggled>(api.favorite(propertyId), { method: 'POST' }),
    // One after the other: the first response brings the cookie of a new visitor, and the order of one property's matters.
    scope: { id: 'favorites' },
    onMutate: async () => {
      await client.cancelQueries({ queryKey: favoritesKey });
      const was = (client.getQueryData<number[]>(favoritesKey) ?? []).includes(propertyId);
      mark(propertyId, !was);
      return { was };
    },
    onSuccess: ({ is_favorite, count }) => {
      mark(propertyId, is_favorite);
      if (is_favorite && count === 1) tellWhereTheyAre();
    },
    onError: (error, _variables, context) => {
      if (context) mark(propertyId, context.was);
      showFailure((isHttpError(error) && error.message) || 'Please try again later.');
    },
    onSettled: () => {
      // While another toggle is pending, a response would overwrite its optimistic state.
      if (client.isMutating({ mutationKey: toggleKey }) > 1) return;
      for (const queryKey of [favoritesKey, ...dependentKeys]) client.invalidateQueries({ queryKey });
    },
  });
  observer.mutate().catch(() => {
    // Reported by `onError`.
  });
}

function mark(propertyId: number, isFavorite: boolean): void {
  queryClient().setQueryData<number[]>(favoritesKey, (ids = []) => {
    const others = ids.filter((id) => id !== propertyId);
    return isFavorite ? [propertyId, ...others] : others;
  });
}

/** With the first favourite only: the link is at the end of every page. */
function tellWhereTheyAre(): void {
  if (location.pathname === routes.favorites) return;
  toast({
    channel: 'notice',
    title: 'Saved',
    description: 'Find it again under Saved Properties, at the foot of every page.',
  });
}

function showFailure(description: string): void {
  toast({ channel: 'notice', tone: 'danger', title: 'We couldn’t update your favourites', description });
}
