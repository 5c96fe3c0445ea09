'use client';

import { useSyncExternalStore } from 'react';

/* Whether the desk's requests are refused because the session has ended. */

let isEnded = false;
const listeners = new Set<() => void>();

/** Records from the status of an answer whether the session has ended. */
export function noteStatus(status: number): void {
  const isSuccess = status >= 200 && status < 300;
  if (status !== 401 && !isSuccess) return;
  isEnded = status === 401;
  for (const listener of listeners) listener();
}

export function isSignedOut(): boolean {
  return isEnded;
}

export function useIsSignedOut(): boolean {
  return useSyncExternalStore(subscribe, isSignedOut, isSignedInAtFirst);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isSignedInAtFirst = () => false;
