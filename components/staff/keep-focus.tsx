import type { ReactNode } from 'react';

/** A part of a screen that `useFocusNearby` focuses when a refresh removes all that surrounded the focused control in it. */
export function KeepFocus({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
