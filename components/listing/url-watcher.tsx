'use client';

import { useSearchParams } from 'next/navigation';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reports when the address changes through back, forward or a link to the list from the header. Renders nothing. It
 * needs a Suspense boundary of its own: the cached list has no query, and must keep its cards in the HTML.
 */
export function UrlWatcher({ onChange }: { onChange: () => void }) {
  const search = useSearchParams()?.toString();
  const report = useEffectEvent(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what is watched, not what is read.
  useLayoutEffect(() => report(), [search]);
  return null;
}
