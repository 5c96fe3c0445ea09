'use client';

import {
  createContext,
  type ReactNode,
  startTransition,
  type TransitionStartFunction,
  use,
  useTransition,
} from 'react';

const NavigationContext = createContext<TransitionStartFunction>(startTransition);

/** Shows a bar from the click on a link, or the end of a change, until the server has answered with the screen. */
export function NavigationProgress({ children }: { children: ReactNode }) {
  const [isLoading, start] = useTransition();
  return (
    <NavigationContext value={start}>
      <div role="status">
        {isLoading && (
          <p className="fixed inset-x-0 top-0 z-60 h-1 origin-left animate-[gallery-progress_8s_var(--ease-out)] bg-gold">
            <span className="sr-only">Loading…</span>
          </p>
        )}
      </div>
      {children}
    </NavigationContext>
  );
}

/** Runs a navigation of the router, such as `push`, which the screen then shows as loading. */
export function useNavigation() {
  return use(NavigationContext);
}
