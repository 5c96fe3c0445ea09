import { startTransition, useEffect, useState } from 'react';
import { useIsServerRendered } from './use-is-server-rendered';

/** False on the server and in the first client render, which must match; true soon after. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(!useIsServerRendered());
  // A transition, so that effects and this render are not part of the task that hydrates.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
