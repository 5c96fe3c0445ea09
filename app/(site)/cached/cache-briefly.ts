import { unstable_cache } from 'next/cache';
import {
  incompleteSeconds,
  markIncomplete,
  markUnavailable,
  unavailableSeconds,
} from '@/lib/http/layers/outage';

const cacheIncomplete = unstable_cache(async () => true, ['catalogue failed'], {
  revalidate: incompleteSeconds,
});

/**
 * Limits the current page's lifetime in caches to ten seconds, because it shows a failed catalogue. In the page cache, a
 * page lives as long as its shortest-lived data.
 */
export async function cacheBriefly(): Promise<void> {
  markIncomplete();
  await cacheIncomplete();
}

const cacheUnavailable = unstable_cache(async () => true, ['catalogue unavailable'], {
  revalidate: unavailableSeconds,
});

/** Makes the current page a 503, also in the page cache, because its error state replaces its main content. */
export async function respondUnavailable(): Promise<void> {
  markUnavailable();
  await cacheUnavailable();
}
