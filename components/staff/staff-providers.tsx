'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { retryUpTo } from '@/lib/http/browser/client';
import { documentNonce } from './document-nonce';
import { LeaveQuestion } from './leave-question';
import { NavigationProgress } from './navigation';
import { useFocusNearby } from './use-focus-nearby';
import { useReturnFocus } from './use-return-focus';
import { useSession } from './use-session';

// Dialogs lock the page's scrolling by a style element.
const nonce = documentNonce();
if (nonce) setNonce(nonce);

/**
 * One query client for the staff screens, their session, the focus after Back and after an action, the sign that a screen
 * loads, and the question before unsaved input is left.
 */
export function StaffProviders({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: 15_000, retry: retryUpTo(1) },
          // Offline too, so that the failure is shown and nothing is sent unnoticed later.
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  );
  useSession();
  useReturnFocus();
  useFocusNearby();
  // Loaded in advance, because a lost connection is reported by a toast.
  useEffect(() => whenIdle(() => import('@/components/ui/toast-stack').catch(() => undefined)), []);
  return (
    <QueryClientProvider client={client}>
      <NavigationProgress>{children}</NavigationProgress>
      {/* The question is about one screen: an upload may end, and lead to another, while it is asked. */}
      <LeaveQuestion key={usePathname()} />
    </QueryClientProvider>
  );
}
