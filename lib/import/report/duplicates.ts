import { feedOfKey } from '@/lib/catalog/keys/feed-key';
import { fold } from '@/lib/search/words/fold';
import { textHash } from '@/lib/text-hash';

/** Facts by which equal properties are recognised; `null` is unknown, areas are in square feet. */
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
 * `relisted`: a new property equals one that is no longer in the same feed. `same project`: it has the title and developer
 * of a property from another feed, and its district where both state one. `id` is that of the stored property.
 */
export type Duplicate = { kind: 'relisted' | 'same project'; id: number };

/**
 * Finds properties of an import that are probably already stored under another key. Needs about 100 bytes of memory for
 * each stored property that left its feed or is from another one, and nothing for the others.
 * @param feeds the feeds of the import
 * @param isInFeed whether the import has this key
 */
export function createDuplicateFinder(feeds: string[], isInFeed: (key: string) => boolean) {
  const projects = new Map<string, HashIndex>();
  const homes = new HashIndex();
  const [onlyFeed] = feeds.length === 1 ? feeds : [];
  return {
    /** Adds a stored property. */
    add(stored: Identity & { id: number }): void {
      const feed = feedOfKey(stored.key);
      if (feed !== onlyFeed) {
        const known = projects.get(feed) ?? new HashIndex();
        projects.set(feed, known);
        for (const project of projectsOf(stored)) known.add(project, stored.id);
      }
      if (feeds.includes(feed) && !isInFeed(stored.key)) homes.add(homeOf(stored), stored.id);
    },
    /** Whether no stored property can have a duplicate. */
    isEmpty: () => projects.size === 0 && homes.size === 0,
    /** The duplicate of an imported property; only for the first of several equal ones. The caller checks that it is new. */
    duplicateOf(property: Identity): Duplicate | null {
      for (const project of projectsLike(property)) {
        for (const [feed, known] of projects) {
          const id = feed === feedOfKey(property.key) ? undefined : known.take(project);
          if (id !== undefined) return { kind: 'same project', id };
        }
      }
      const id = homes.take(homeOf(property));
      return id === undefined ? null : { kind: 'relisted', id };
    },
  };
}

type Project = Pick<Identity, 'title' | 'developer' | 'district'>;

/** In place of a district: for properties that state none, and for all. */
const unstated = '-';
const anywhere = '*';

/** The texts by which a stored property is found; none without a developer. */
function projectsOf({ title, developer, district }: Project): string[] {
  return developer ? [district ?? unstated, anywhere].map((place) => textOf(title, developer, place)) : [];
}

/** The texts of stored properties that may be the same project, the likeliest first. */
function projectsLike({ title, developer, district }: Project): string[] {
  if (!developer) return [];
  const places = district === null ? [anywhere] : [district, unstated];
  return places.map((place) => textOf(title, developer, place));
}

function textOf(...parts: string[]): string {
  return parts.map(fold).join('\n');
}

function homeOf({ key, title, district, min_area, bedrooms }: Identity): string | null {
  if (!district || !min_area) return null;
  return [feedOfKey(key), fold(title), fold(district), min_area, bedrooms ?? ''].join('\n');
}

/** Maps texts to numbers from 1, storing only a hash of 53 bits; the first number of a text is kept. */
class HashIndex {
  #hashes = new Float64Array(1_024);
  #values = new Uint32Array(1_024);
  #size = 0;

  add(text: string | null, value: number): void {
    if (text === null) return;
    if (this.#size * 2 >= this.#hashes.length) this.#grow();
    this.#put(textHash(text), value);
  }

  get size(): number {
    return this.#size;
  }

  /** Returns the number of a text and removes it; undefined when there is none. */
  take(text: string | null): number | undefined {
    if (text === null || this.#size === 0) return undefined;
    const slot = this.#slotOf(textHash(text));
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

  /** The slot with this hash, or the empty slot for it. */
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
