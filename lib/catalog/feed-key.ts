/* A property's permanent key, `feed:reference`. */

export function feedKey(feed: string, reference: string): string {
  return `${feed}:${reference}`;
}

/** The feed of a key. */
export function feedOfKey(key: string): string {
  return key.slice(0, key.indexOf(':'));
}

/** What follows the feed in a key. */
export function referenceOfKey(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
