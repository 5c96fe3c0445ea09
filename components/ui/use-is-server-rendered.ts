import { useRef, useSyncExternalStore } from 'react';

/** Whether the server rendered this component, so that its first client render must match. Always true on the server. */
export function useIsServerRendered(): boolean {
  // React asks for the server's value only while hydrating. It is kept, because a change would render again at once.
  const known = useRef(false);
  return useSyncExternalStore(
    noChanges,
    () => known.current,
    () => {
      known.current = true;
      return true;
    },
  );
}

const noChanges = () => () => {};
