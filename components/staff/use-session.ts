'use client';

import { useEffect } from 'react';
import { answerWatch, requestJson } from '@/lib/http/browser/client';
import { staffApi } from '@/lib/staff-routes';
import { isSignedOut, noteStatus } from './session-state';

const hour = 60 * 60_000;

/**
 * Notes when the session ends, and extends it while someone works: on load and on focus, at most once an hour. While
 * signed out, every focus checks whether they have signed in elsewhere.
 */
export function useSession(): void {
  useEffect(() => {
    let extendedAt = Number.NEGATIVE_INFINITY;
    const extend = () => {
      if (!isSignedOut() && Date.now() - extendedAt < hour) return;
      requestJson(staffApi.auth('refresh'), { method: 'POST' }).then(
        () => {
          extendedAt = Date.now();
        },
        () => {},
      );
    };
    answerWatch.note = noteStatus;
    extend();
    addEventListener('focus', extend);
    return () => {
      answerWatch.note = undefined;
      removeEventListener('focus', extend);
    };
  }, []);
}
