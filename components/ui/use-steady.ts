import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same, so that memoised components do not render again, and calls the latest `act`. */
export function useSteady<Values extends unknown[]>(act: (...values: Values) => void) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
