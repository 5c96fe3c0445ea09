import { QueryClient } from '@tanstack/react-query';
import { retryUpTo } from './client';

const minute = 60_000;

/**
 * How long unused data is kept, in milliseconds. On the server no time at all may be named: the timer that counts it
 * would hold the whole request in memory until it ends. There the data goes with the request.
 */
export function keptFor(time: number): number {
  return typeof window === 'undefined' ? Number.POSITIVE_INFINITY : time;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: keptFor(10 * minute),
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: true,
        retry: retryUpTo(3),
      },
      mutations: { retry: false },
    },
  });
}

let browserClient: QueryClient | undefined;

/**
 * The page's one query client, handed to `useQuery(options, queryClient())`: no provider in the layout, so
 * pages without live data do not load the library. On the server every call gets its own, so that nothing is
 * shared between visitors.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}
