import { useSyncExternalStore } from 'react';

/** False on the server and in the first render of the browser, which must draw the same; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(noChanges, always, never);
}

const noChanges = () => () => {};
const always = () => true;
const never = () => false;
