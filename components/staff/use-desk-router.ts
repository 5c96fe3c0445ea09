'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { isHttpError } from '@/lib/http/browser/http-error';
import { useNavigation } from './navigation';
import { isSignedOut, isSiteReached } from './session-state';
import { hasUnsavedInput } from './unsaved-input';

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
      /** Not when a colleague has erased what the screen shows: _Not found_ would replace what is typed. */
      refreshAfter: (failure: Error | null) => {
        const isGone = isHttpError(failure) && failure.status === 404;
        if (!isGone || !hasUnsavedInput()) refresh();
      },
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
