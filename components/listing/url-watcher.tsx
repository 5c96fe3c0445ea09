'use client';

import { useSearchParams } from 'next/navigation';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reports URL changes by back, forward or header links. Renders nothing. In its own Suspense boundary, because the
 * cached list has no query and must keep its cards in the HTML.
 */
export function UrlWatcher({ onChange }: { onChange: () => void }) {
  const search = useSearchParams()?.toString();
  const report = useEffectEvent(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the query changes.
  useLayoutEffect(() => report(), [search]);
  return null;
}
