import { useEffect, useLayoutEffect } from 'react';
import { formatListingQuery, parseListingQuery } from '@/lib/search/listing-query';

/** Scroll positions by URL, for the lifetime of the document. */
const positions = new Map<string, number>();

/** The list that back or forward leads to, until it is rendered. */
let target: { href: string; top: number } | null = null;

function aim(): void {
  const { href } = window.location;
  const top = positions.get(href);
  target = top === undefined ? null : { href, top };
  // Ends a smooth scroll, whose last frame would move the list.
  if (target) scrollAtOnce(window.scrollY);
}

function scrollAtOnce(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Restores the scroll position after back or forward: the browser does so before the list is rendered, so it stops
 * short if the previous list was shorter, and not at all while a page still scrolls to its top.
 * @param key the current list
 * @param isReady whether its results are rendered
 */
export function useScrollMemory(key: string, isReady: boolean): void {
  useEffect(() => {
    const remember = () => positions.set(window.location.href, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    // Kept when the list is left, since back may lead to it from another page.
    window.addEventListener('popstate', aim);
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    if (!isReady || !target) return;
    const { href, top } = target;
    const { location } = window;
    const isHere = href === location.href;
    // From another page, back renders the list that was opened first, then that of the URL: Safari loses the position.
    if (!isHere || key === formatListingQuery(parseListingQuery(new URLSearchParams(location.search))))
      target = null;
    if (!isHere) return;
    scrollAtOnce(top);
    // Again, because one frame of the ended scroll may still follow.
    const frame = requestAnimationFrame(() => scrollAtOnce(top));
    return () => cancelAnimationFrame(frame);
  }, [key, isReady]);
}
