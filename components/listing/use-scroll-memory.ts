import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where each list was left, by its query string; lives as long as the document. */
const positions = new Map<string, number>();

/**
 * Brings back the scroll position when back or forward leads to another list: the browser restores it before
 * the other list is rendered, and stops short where the old one was lower.
 *
 * @param key the list that is shown; @param ready whether its results stand.
 */
export function useScrollMemory(key: string, ready: boolean): void {
  const target = useRef<{ search: string; top: number | undefined } | null>(null);

  useEffect(() => {
    const remember = () => positions.set(window.location.search, window.scrollY);
    const aim = () => {
      const { search } = window.location;
      target.current = { search, top: positions.get(search) };
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', aim);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', aim);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is the occasion, its key is not read.
  useLayoutEffect(() => {
    if (!ready || !target.current) return;
    const { search, top } = target.current;
    target.current = null;
    if (search === window.location.search && top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [key, ready]);
}
