import { useSyncExternalStore } from 'react';

/** False on the server and in the first client render, which must match; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(noChanges, always, never);
}

const noChanges = () => () => {};
const always = () => true;
const never = () => false;
