'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * Follows and prefetches every `IntentLink` of the page, which is then a plain element: `next/link` hydrates each link
 * and is 4 kB of every page. Ignores clicks that a handler prevented or that open a tab.
 */
export function SoftNavigation() {
  const router = useRouter();
  // Not a passive effect: links must work as soon as controls are hydrated.
  useLayoutEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let intended: Element | null = null;
    const linkOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null;

    const prefetch = (event: Event) => {
      const link = linkOf(event);
      if (link && link !== intended) router.prefetch(link.href);
      intended = link;
    };
    for (const type of ['mouseover', 'focusin', 'touchstart'])
      document.addEventListener(type, prefetch, { signal, passive: true });

    document.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event);
        if (!link || link.target || event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        router.push(link.href);
      },
      { signal },
    );
    return () => left.abort();
  }, [router]);
  return null;
}
