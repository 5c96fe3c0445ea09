import { useEffect, useLayoutEffect, useRef } from 'react';

/** Scroll positions by query string, for the lifetime of the document. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position after back or forward: the browser does so before the list is rendered, so it stops
 * short if the previous list was shorter.
 * @param key the current list; @param ready whether its results are rendered
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read; a new one runs the effect.
  useLayoutEffect(() => {
    if (!ready || !target.current) return;
    const { search, top } = target.current;
    target.current = null;
    if (search === window.location.search && top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [key, ready]);
}
