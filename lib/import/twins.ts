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
 * of a listing from another feed.
 */
export type Twin = { kind: 'relisted' | 'same project'; key: string };

/**
 * Finds listings of an import that are probably on the site already under another key. Takes time in proportion to both,
 * and about 100 bytes for a listing of the import.
 * @param staged the listings of the import
 * @param isInFeed whether the import has this key
 */
export function createTwinFinder(staged: Iterable<Identity>, isInFeed: (key: string) => boolean) {
  const keys = new HashIndex();
  const projects = new HashIndex();
  const homes = new HashIndex();
  const feeds: string[] = [];
  for (const listing of staged) {
    const index = feeds.length;
    feeds.push(feedOf(listing.key));
    keys.add(listing.key, index);
    projects.add(projectOf(listing), index);
    homes.add(homeOf(listing), index);
  }
  const known = new Set<number>();
  const found = new Map<number, Twin>();
  return {
    /** Compares a listing on the site. */
    compare(stored: Identity): void {
      const same = keys.get(stored.key);
      if (same !== undefined) known.add(same);
      const project = projects.get(projectOf(stored));
      if (project !== undefined && feeds[project] !== feedOf(stored.key))
        found.set(project, { kind: 'same project', key: stored.key });
      const home = homes.get(homeOf(stored));
      if (home !== undefined && !found.has(home) && !isInFeed(stored.key))
        found.set(home, { kind: 'relisted', key: stored.key });
    },
    /** By the place of the listing in the import, after everything was compared. */
    twins(): Map<number, Twin> {
      return new Map([...found].filter(([index, { kind }]) => kind === 'same project' || !known.has(index)));
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

/** Numbers by text, of which only a hash of 53 bits is kept; the first number of a text counts. */
class HashIndex {
  #hashes = new Float64Array(1_024);
  #values = new Uint32Array(1_024);
  #size = 0;

  add(text: string | null, value: number): void {
    if (text === null) return;
    if (this.#size * 2 >= this.#hashes.length) this.#grow();
    this.#put(hashOf(text), value);
  }

  get(text: string | null): number | undefined {
    if (text === null) return undefined;
    const slot = this.#slotOf(hashOf(text));
    return this.#hashes[slot] === 0 ? undefined : this.#values[slot];
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
