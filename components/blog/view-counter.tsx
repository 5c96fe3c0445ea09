'use client';

import { useEffect } from 'react';
import { api } from '@/lib/api-paths';
import { viewMarkPrefix } from '@/lib/articles/view-mark';

/** Reports one view per visit after the page has loaded. */
export function ViewCounter({ slug }: { slug: string }) {
  useEffect(() => {
    if (document.readyState === 'complete') return countOnce(slug);
    const onLoad = () => countOnce(slug);
    window.addEventListener('load', onLoad, { once: true });
    return () => window.removeEventListener('load', onLoad);
  }, [slug]);
  return null;
}

function countOnce(slug: string): void {
  const key = viewMarkPrefix + slug;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage, reloads count again.
  }
  navigator.sendBeacon(api.articleView(slug));
}
