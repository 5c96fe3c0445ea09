'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useLayoutEffect, useRef, useTransition } from 'react';
import { endFollowing, followed } from '@/components/ui/followed-link';

/**
 * Follows and prefetches every `IntentLink` of the page, which is then a plain element: `next/link` hydrates each link
 * and is 4 kB of every page. Ignores clicks that a handler prevented or that open a tab.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  /** Where the last followed link was left, for going back while the next page still scrolls to its top. */
  const left = useRef<{ href: string; top: number } | null>(null);
  const pathname = usePathname();

  // Browsers restore no position during a smooth scroll, and move on to its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read; a new page runs the effect.
  useLayoutEffect(() => {
    if (left.current?.href !== location.href) return;
    const { top } = left.current;
    left.current = null;
    const restore = () => scrollTo({ top, behavior: 'instant' });
    restore();
    // Again, because one frame of the ended scroll may still follow.
    requestAnimationFrame(restore);
  }, [pathname]);

  useLayoutEffect(() => {
    if (isPending || !followed.text) return;
    endFollowing();
    scrollTo(0, 0);
  }, [isPending]);

  // Not a passive effect: links must work as soon as controls are hydrated.
  useLayoutEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
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
        endFollowing();
        followed.text = document.createElement('span');
        followed.text.className = 'link-pending';
        followed.text.append(link.dataset.soft ?? '');
        link.append(followed.text);
        left.current = { href: location.href, top: scrollY };
        // Next would scroll to the last part of a page that starts behind the header.
        startTransition(() => router.push(link.href, { scroll: false }));
      },
      { signal },
    );
    addEventListener(
      'popstate',
      () => {
        if (left.current?.href !== location.href) left.current = null;
        endFollowing();
        // Firefox restores positions smoothly, and scrolls the same distance again after a list has restored its own.
        const { style } = document.documentElement;
        style.scrollBehavior = 'auto';
        setTimeout(() => {
          style.scrollBehavior = '';
        });
      },
      { signal },
    );
    return () => unmounted.abort();
  }, [router]);
  return null;
}
