import { unstable_cache } from 'next/cache';
import { markUnavailable, unavailableSeconds } from '@/lib/http/server/outage';

/**
 * Caches the current page for ten seconds only, because it shows a failed catalogue: a page's lifetime is that of its
 * shortest-lived data. Does nothing for uncached pages.
 */
export const cacheBriefly = unstable_cache(async () => true, ['catalogue failed'], { revalidate: 10 });

const cacheUnavailable = unstable_cache(async () => true, ['catalogue unavailable'], {
  revalidate: unavailableSeconds,
});

/** Answers the current page with 503, also from the page cache, because its error state replaces its main content. */
export async function answerUnavailable(): Promise<void> {
  markUnavailable();
  await cacheUnavailable();
}
