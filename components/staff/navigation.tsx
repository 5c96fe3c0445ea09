'use client';

import {
  createContext,
  type ReactNode,
  startTransition,
  type TransitionStartFunction,
  use,
  useEffect,
  useState,
  useTransition,
} from 'react';
import { hasUnsavedInput } from './unsaved-input';

const NavigationContext = createContext<TransitionStartFunction>(startTransition);

/**
 * Shows a bar from the click on a link, a filter's button, or the end of a change, until the server has sent the
 * screen.
 */
export function NavigationProgress({ children }: { children: ReactNode }) {
  const [isNavigating, start] = useTransition();
  const isLoading = useIsFiltering() || isNavigating;
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

/** Whether the browser has sent a form with filters and waits for the next document. */
function useIsFiltering(): boolean {
  const [isFiltering, setIsFiltering] = useState(false);
  useEffect(() => {
    let sent: HTMLFormElement | null = null;
    const begin = ({ target, defaultPrevented }: SubmitEvent) => {
      if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'get') return;
      // The browser asks before unsaved input is lost, and does not tell when it then stays.
      setIsFiltering(!hasUnsavedInput());
      sent = target;
    };
    // Back may show the document again as it was left, with the filters of the next list.
    const end = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sent?.reset();
      setIsFiltering(false);
    };
    window.addEventListener('submit', begin);
    window.addEventListener('pageshow', end);
    return () => {
      window.removeEventListener('submit', begin);
      window.removeEventListener('pageshow', end);
    };
  }, []);
  return isFiltering;
}

/** Runs a navigation of the router, such as `push`, which the screen then shows as loading. */
export function useNavigation() {
  return use(NavigationContext);
}
