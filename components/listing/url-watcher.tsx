'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reports URL changes by back, forward or header links; renders nothing. Needs its own Suspense boundary, because
 * `useSearchParams` would otherwise remove the cards from the HTML of the cached list.
 */
export function UrlWatcher({ onChange }: { onChange: () => void }) {
  const search = useSearchParams()?.toString();
  const report = useEffectEvent(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the query changes.
  useLayoutEffect(() => report(), [search]);
  // `useSearchParams` misses a Back right after a change. Reported after all listeners, because the drawer may undo it.
  useEffect(() => {
    const handle = () => setTimeout(() => report());
    window.addEventListener('popstate', handle);
    return () => window.removeEventListener('popstate', handle);
  }, []);
  return null;
}
