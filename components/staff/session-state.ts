'use client';

import { useSyncExternalStore } from 'react';

/* Whether the desk's requests are refused because the session has ended, or do not reach the site. */

let isEnded = false;
let isReached = true;
const listeners = new Set<() => void>();

/**
 * Records from the status of a response, null when none came, whether the session has ended and whether the site
 * responds.
 */
export function noteStatus(status: number | null): void {
  isReached = status !== null && status < 500;
  if (status === null) return;
  const isSuccess = status >= 200 && status < 300;
  if (status !== 401 && !isSuccess) return;
  isEnded = status === 401;
  for (const listener of listeners) listener();
}

export function isSignedOut(): boolean {
  return isEnded;
}

/** Whether the last request got a response, so that a refresh shows the screen and no error of the browser. */
export function isSiteReached(): boolean {
  return isReached;
}

export function useIsSignedOut(): boolean {
  return useSyncExternalStore(subscribe, isSignedOut, isSignedInAtFirst);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isSignedInAtFirst = () => false;
