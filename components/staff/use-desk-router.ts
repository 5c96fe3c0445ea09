'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { useNavigation } from './navigation';
import { isSignedOut, isSiteReached } from './session-state';

/**
 * The router for use after a change: every screen is fetched again, also those that Back restores. Without a session or
 * a connection nothing is fetched: the redirect to the sign-in, or the browser's error page, would replace the input.
 */
export function useDeskRouter() {
  const router = useRouter();
  const navigate = useNavigation();
  return useMemo(() => {
    const refresh = () => {
      if (!isSignedOut() && isSiteReached()) navigate(router.refresh);
    };
    return {
      refresh,
      push: (href: string) => {
        navigate(() => router.push(href));
        refresh();
      },
      replace: (href: string) => {
        navigate(() => router.replace(href));
        refresh();
      },
    };
  }, [router, navigate]);
}
