'use client';

import { useEffect } from 'react';
import { hour } from '@/lib/durations';
import { staffApi } from '@/lib/staff-routes';
import { requestDesk } from './request-desk';
import { isSignedOut } from './session-state';

/**
 * Extends the session while someone works: on load and on focus, at most once an hour. While signed out, every focus
 * checks whether they have signed in elsewhere.
 */
export function useSession(): void {
  useEffect(() => {
    let extendedAt = Number.NEGATIVE_INFINITY;
    const extend = () => {
      if (!isSignedOut() && Date.now() - extendedAt < hour) return;
      requestDesk(staffApi.auth('refresh'), { method: 'POST' }).then(
        () => {
          extendedAt = Date.now();
        },
        () => {},
      );
    };
    extend();
    addEventListener('focus', extend);
    return () => removeEventListener('focus', extend);
  }, []);
}
