import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { favoritesQuery } from '@/components/catalog/favorites-client';
import { api } from '@/lib/api-paths';
import type { CardProperty } from '@/lib/catalog/lists/card-property';
import { requestJson } from '@/lib/http/browser/client';
import { queryClient } from '@/lib/http/browser/query-client';

type SavedPage = { results: CardProperty[]; count: number; next: string | null; gone: number };

export type Saved = ReturnType<typeof useSavedProperties>;

/** The visitor's favourites as cards, which stay in their places until the page is opened again. */
export function useSavedProperties() {
  const ids = useQuery(favoritesQuery, queryClient());
  const list = useInfiniteQuery(
    {
      queryKey: ['saved-properties'],
      queryFn: ({ pageParam, signal }) =>
        requestJson<SavedPage>(`${api.favorites}properties/${pageParam}`, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next }: SavedPage) => next && new URL(next).search,
      refetchOnMount: 'always',
      refetchOnReconnect: false,
    },
    queryClient(),
  );
  const pages = list.data?.pages ?? [];
  const gone = pages.reduce((sum, page) => sum + page.gone, 0);
  const cards = pages.flatMap((page) => page.results);
  const shown = new Set(cards.map(({ id }) => id));
  const notShown = ids.data?.filter((id) => !shown.has(id)).length ?? 0;
  const isOutdated = pages[0] !== undefined && notShown > pages[0].count - cards.length;
  const { refetch, isFetchingNextPage } = list;

  // Another tab has added favourites. After a page that is loading, which would be cancelled.
  useEffect(() => {
    if (isOutdated && !isFetchingNextPage) void refetch();
  }, [isOutdated, isFetchingNextPage, refetch]);

  const isLoading = [ids, list].some((query) => query.isPending && query.fetchStatus === 'fetching');
  return {
    status: isLoading ? ('loading' as const) : list.data ? ('ready' as const) : ('failed' as const),
    /** The browser has no connection; the list loads by itself when it returns. */
    isOffline: list.fetchStatus === 'paused',
    pages: pages.map((page) => page.results),
    count: (ids.data?.length ?? pages[0]?.count ?? 0) - gone,
    /** Number of favourites that are no longer on the site. */
    gone,
    /** Ids of the cards whose heart is still set. */
    ids: cards.map(({ id }) => id).filter((id) => ids.data?.includes(id) ?? true),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasMoreFailed: list.isFetchNextPageError,
    showMore: () => void list.fetchNextPage(),
    retry: () => void refetch(),
  };
}
