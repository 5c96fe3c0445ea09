import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler with a stable identity, for memoised components, that calls the latest `act`. */
export function useStableCallback<Values extends unknown[]>(act: (...values: Values) => void) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
