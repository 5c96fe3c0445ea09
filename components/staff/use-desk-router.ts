'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { isSignedOut } from './session-state';

/**
 * The router for use after a change: every screen is fetched again, also those that Back restores. Without a session
 * nothing is fetched, because the redirect to the sign-in would lose the input.
 */
export function useDeskRouter() {
  const router = useRouter();
  return useMemo(() => {
    const refresh = () => {
      if (!isSignedOut()) router.refresh();
    };
    return {
      refresh,
      push: (href: string) => {
        router.push(href);
        refresh();
      },
      replace: (href: string) => {
        router.replace(href);
        refresh();
      },
    };
  }, [router]);
}
