import { useState, useSyncExternalStore } from 'react';

/** Whether the server rendered this component, so that its first client render must match. Always true on the server. */
export function useIsServerRendered(): boolean {
  // React asks for the server's value only while hydrating. It is kept, because a change would render again at once.
  const [component] = useState({ isServerRendered: false });
  return useSyncExternalStore(
    noChanges,
    () => component.isServerRendered,
    () => {
      component.isServerRendered = true;
      return true;
    },
  );
}

const noChanges = () => () => {};
