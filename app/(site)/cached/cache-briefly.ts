import { unstable_cache } from 'next/cache';
import { markUnavailable, unavailableSeconds } from '@/lib/http/server/outage';

/**
 * Limits the current page's cache lifetime to ten seconds, because it shows a failed catalogue: a page lives as long as
 * its shortest-lived data. Does nothing for uncached pages.
 */
export const cacheBriefly = unstable_cache(async () => true, ['catalogue failed'], { revalidate: 10 });

const cacheUnavailable = unstable_cache(async () => true, ['catalogue unavailable'], {
  revalidate: unavailableSeconds,
});

/** Makes the current page a 503, also in the page cache, because its error state replaces its main content. */
export async function answerUnavailable(): Promise<void> {
  markUnavailable();
  await cacheUnavailable();
}
