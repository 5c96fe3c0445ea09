import { QueryClient } from '@tanstack/react-query';
import { retryUpTo } from './client';

const minute = 60_000;

/** Milliseconds that unused data is kept. Infinite on the server, where the timer would keep the whole request in memory. */
const keptFor = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * minute;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: keptFor,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: true,
        retry: retryUpTo(3),
      },
      // Offline too, so that the failure is shown.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let browserClient: QueryClient | undefined;

/**
 * The page's query client, passed to `useQuery(options, queryClient())`. Without a provider in the layout, pages
 * without live data do not load the library. On the server every call gets its own, so nothing is shared between
 * visitors.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  if (!browserClient) {
    browserClient = createQueryClient();
    // Follows the connection and the visibility of the page, as a provider would make it.
    browserClient.mount();
  }
  return browserClient;
}
