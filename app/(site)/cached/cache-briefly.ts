import { unstable_cache } from 'next/cache';

/**
 * Keeps the page that is being rendered for ten seconds instead of its usual time: it tells of a catalogue that did
 * not answer. A kept page lives as long as the shortest-lived thing it read. Does nothing for pages that are not kept.
 */
export const cacheBriefly = unstable_cache(async () => true, ['catalogue failed'], { revalidate: 10 });
