'use client';

import { useSearchParams } from 'next/navigation';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reports URL changes by back, forward or header links; renders nothing. Needs its own Suspense boundary, because
 * `useSearchParams` would otherwise remove the cards from the HTML of the cached list.
 */
export function UrlWatcher({ onChange }: { onChange: () => void }) {
  const search = useSearchParams()?.toString();
  const report = useEffectEvent(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the query changes.
  useLayoutEffect(() => report(), [search]);
  return null;
}
