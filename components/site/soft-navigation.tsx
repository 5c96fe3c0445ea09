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
  const hidePending = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    if (isPending || !hidePending.current) return;
    hidePending.current();
    hidePending.current = null;
    window.scrollTo({ top: 0, left: 0 });
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
        hidePending.current?.();
        hidePending.current = showPending(link);
        // Next would scroll to the last part of a page that starts behind the header.
        startTransition(() => router.push(link.href, { scroll: false }));
      },
      { signal },
    );
    // Back and forward restore their own position.
    window.addEventListener(
      'popstate',
      () => {
        hidePending.current?.();
        hidePending.current = null;
      },
      { signal },
    );
    return () => left.abort();
  }, [router]);
  return null;
}

/** Shows the link's `pending` text, if it has one. @returns a function that hides it */
function showPending(link: HTMLElement): () => void {
  if (!link.dataset.soft) return () => {};
  const place = document.createElement('span');
  place.className = 'link-pending';
  place.textContent = link.dataset.soft;
  link.append(place);
  return () => place.remove();
}
