'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { isSignedOut } from './session-state';

/**
 * Leads on after a change. Every screen is read again, also those that Back restores. Without a session nothing is read,
 * because that would lead to the sign-in and lose what is typed.
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
