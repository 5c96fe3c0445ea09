'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

/** Loaded with the film. */
const FilmPlayer = lazyPart(async () => (await import('./film-player')).FilmPlayer);

type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** No video with reduced motion, data saver, or a slow or metered connection. */
function prefersPoster(): boolean {
  // Only in Chromium, so missing from TypeScript's types.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    connection?.saveData === true ||
    connection?.type === 'cellular' ||
    /2g|3g/.test(connection?.effectiveType ?? '')
  );
}

/**
 * The hero video, loaded when the page has loaded and the browser is idle, so that it does not compete with the LCP.
 * The file depends on a 768 px breakpoint.
 */
export function HeroFilm() {
  const [source, setSource] = useState<string | null>(null);

  useEffect(() => {
    if (prefersPoster()) return;
    const wide = window.matchMedia('(min-width: 768px)').matches;
    const choose = () => setSource(`/media/hero/hero-${wide ? 'desktop' : 'mobile'}`);
    let timer: number | undefined;
    const later = () => {
      timer = window.setTimeout(choose, 1200);
    };
    if (document.readyState === 'complete') later();
    else window.addEventListener('load', later, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('load', later);
    };
  }, []);

  return (
    source && (
      <Suspense>
        <FilmPlayer source={source} />
      </Suspense>
    )
  );
}
