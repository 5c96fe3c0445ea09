import { unstable_cache } from 'next/cache';

/**
 * Caches the current page for ten seconds only, because it shows a failed catalogue: a page's lifetime is that of its
 * shortest-lived data. Does nothing for uncached pages.
 */
export const cacheBriefly = unstable_cache(async () => true, ['catalogue failed'], { revalidate: 10 });
