import { fold } from '@/lib/search/fold';

/** What tells whether two listings are the same; `null` is unknown, areas are square feet. */
export type Identity = {
  /** `feed:reference`. */
  key: string;
  title: string;
  developer: string | null;
  district: string | null;
  min_area: number | null;
  bedrooms: number | null;
};

/**
 * `relisted`: a new listing is like one that left the same feed. `same project`: title, developer and district are those
 * of a listing from another feed. `id` is that of the listing on the site.
 */
export type Twin = { kind: 'relisted' | 'same project'; id: number };

/**
 * Finds listings of an import that are probably on the site already under another key. Keeps about 50 bytes for each
 * listing on the site that left its feed or is from another one, and nothing for the others.
 * @param feeds the feeds of the import
 * @param isInFeed whether the import has this key
 */
export function createTwinFinder(feeds: string[], isInFeed: (key: string) => boolean) {
  const projects = new Map<string, HashIndex>();
  const homes = new HashIndex();
  const [onlyFeed] = feeds.length === 1 ? feeds : [];
  return {
    /** Adds a listing on the site. */
    add(stored: Identity & { id: number }): void {
      const feed = feedOf(stored.key);
      if (feed !== onlyFeed) {
        const known = projects.get(feed) ?? new HashIndex();
        projects.set(feed, known);
        known.add(projectOf(stored), stored.id);
      }
      if (feeds.includes(feed) && !isInFeed(stored.key)) homes.add(homeOf(stored), stored.id);
    },
    /** Whether nothing on the site can have a twin. */
    isEmpty: () => projects.size === 0 && homes.size === 0,
    /** The twin of a listing of the import, for the first of several that are alike. `relisted` needs a new listing. */
    twinOf(listing: Identity): Twin | null {
      const project = projectOf(listing);
      for (const [feed, known] of projects) {
        const id = feed === feedOf(listing.key) ? undefined : known.take(project);
        if (id !== undefined) return { kind: 'same project', id };
      }
      const id = homes.take(homeOf(listing));
      return id === undefined ? null : { kind: 'relisted', id };
    },
  };
}

const feedOf = (key: string) => key.slice(0, Math.max(0, key.indexOf(':')));

function projectOf({ title, developer, district }: Identity): string | null {
  return developer && district ? [title, developer, district].map(fold).join('\n') : null;
}

function homeOf({ key, title, district, min_area, bedrooms }: Identity): string | null {
  if (!district || !min_area) return null;
  return [feedOf(key), fold(title), fold(district), min_area, bedrooms ?? ''].join('\n');
}

/** Numbers from 1 by text, of which only a hash of 53 bits is kept; the first number of a text counts. */
class HashIndex {
  #hashes = new Float64Array(1_024);
  #values = new Uint32Array(1_024);
  #size = 0;

  add(text: string | null, value: number): void {
    if (text === null) return;
    if (this.#size * 2 >= this.#hashes.length) this.#grow();
    this.#put(hashOf(text), value);
  }

  get size(): number {
    return this.#size;
  }

  /** The number of a text, once. */
  take(text: string | null): number | undefined {
    if (text === null || this.#size === 0) return undefined;
    const slot = this.#slotOf(hashOf(text));
    const value = this.#values[slot] || undefined;
    this.#values[slot] = 0;
    return value;
  }

  #put(hash: number, value: number): void {
    const slot = this.#slotOf(hash);
    if (this.#hashes[slot] !== 0) return;
    this.#hashes[slot] = hash;
    this.#values[slot] = value;
    this.#size += 1;
  }

  /** The slot with this hash, or the empty one where it belongs. */
  #slotOf(hash: number): number {
    const mask = this.#hashes.length - 1;
    let slot = hash % this.#hashes.length;
    while (this.#hashes[slot] !== 0 && this.#hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [hashes, values] = [this.#hashes, this.#values];
    this.#hashes = new Float64Array(hashes.length * 2);
    this.#values = new Uint32Array(hashes.length * 2);
    this.#size = 0;
    hashes.forEach((hash, slot) => {
      if (hash !== 0) this.#put(hash, values[slot] ?? 0);
    });
  }
}

/** 53 bits of two FNV-like hashes; never 0. */
function hashOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0) + 1;
}
