/* A property's permanent key, `feed:reference`. */

export const keySeparator = ':';

export function feedKey(feed: string, reference: string): string {
  return feed + keySeparator + reference;
}

/** The feed of a key. */
export function feedOfKey(key: string): string {
  return key.slice(0, key.indexOf(keySeparator));
}

/** What follows the feed in a key. */
export function referenceOfKey(key: string): string {
  return key.slice(key.indexOf(keySeparator) + 1);
}
