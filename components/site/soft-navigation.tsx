'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef, useTransition } from 'react';

/**
 * Follows and prefetches every `IntentLink` of the page, which is then a plain element: `next/link` hydrates each link
 * and is 4 kB of every page. Ignores clicks that a handler prevented or that open a tab.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  /** Of the link that is being followed. */
  const pendingText = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (isPending || !pendingText.current) return;
    pendingText.current.remove();
    pendingText.current = null;
    scrollTo(0, 0);
  }, [isPending]);

  // Not a passive effect: links must work as soon as controls are hydrated.
  useLayoutEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let intended: Element | null = null;
    const linkOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null;

    const intend = (event: Event) => {
      const link = linkOf(event);
      if (link && link !== intended) router.prefetch(link.href);
      intended = link;
    };
    for (const type of ['mouseover', 'focusin', 'touchstart'])
      document.addEventListener(type, intend, { signal, passive: true });

    document.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event);
        if (!link || link.target || event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        pendingText.current?.remove();
        pendingText.current = document.createElement('span');
        pendingText.current.className = 'link-pending';
        pendingText.current.append(link.dataset.soft ?? '');
        link.append(pendingText.current);
        // Next would scroll to the last part of a page that starts behind the header.
        startTransition(() => router.push(link.href, { scroll: false }));
      },
      { signal },
    );
    // Back and forward restore their own position.
    addEventListener(
      'popstate',
      () => {
        pendingText.current?.remove();
        pendingText.current = null;
      },
      { signal },
    );
    return () => left.abort();
  }, [router]);
  return null;
}
