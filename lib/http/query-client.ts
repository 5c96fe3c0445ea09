import { QueryClient } from '@tanstack/react-query';
import { retryUpTo } from './client';

const minute = 60_000;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
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
