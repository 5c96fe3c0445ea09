'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { type ReactNode, useState } from 'react';
import { isHttpError } from '@/lib/http/server/http-error';
import { staffRoutes } from '@/lib/staff-routes';
import { documentNonce } from './document-nonce';

// Dialogs lock the page's scrolling by a style element.
const nonce = documentNonce();
if (nonce) setNonce(nonce);

/** One query client for the staff screens. An expired session redirects to sign-in and back. */
export function StaffProviders({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
        mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
        defaultOptions: { queries: { staleTime: 15_000, retry: 1 }, mutations: { retry: false } },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function leaveWhenSignedOut(error: Error): void {
  if (!isHttpError(error) || error.status !== 401) return;
  const next = encodeURIComponent(location.pathname + location.search);
  location.assign(`${staffRoutes.login}?next=${next}`);
}
