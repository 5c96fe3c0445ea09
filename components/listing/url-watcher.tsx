'use client';

import { useSearchParams } from 'next/navigation';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Says when the address has changed: back, forward, or a link to the list from the header. It renders
 * nothing and stands in its own component: put it in a boundary, so that a list that is kept for all addresses,
 * and knows none, holds its cards in the HTML.
 */
export function UrlWatcher({ onChange }: { onChange: () => void }) {
  const search = useSearchParams()?.toString();
  const report = useEffectEvent(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what is watched, not what is read.
  useLayoutEffect(() => report(), [search]);
  return null;
}
