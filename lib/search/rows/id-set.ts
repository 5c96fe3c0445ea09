/**
 * Approximate size of a cached set besides its bits: its key and objects. It dominates for searches without results,
 * whose sets have few bits.
 */
const entryBytes = 1_000;

/** A set of positive whole numbers as bits: combining two sets of 100,000 takes microseconds. */
export class IdSet {
  readonly #bits: Uint32Array;
  #count: number | null = null;

  private constructor(bits: Uint32Array) {
    this.#bits = bits;
  }

  /** The ids in any of the lists. */
  static of(...lists: (readonly number[] | Int32Array)[]): IdSet {
    let last = 0;
    for (const ids of lists) for (let at = 0; at < ids.length; at += 1) last = Math.max(last, ids[at] ?? 0);
    const bits = new Uint32Array((last >>> 5) + 1);
    for (const ids of lists)
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at] ?? 0;
        bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
      }
    return new IdSet(bits);
  }

  /** The ids in these rows of an ascending column. */
  static ofRows(ids: Int32Array, rows: Int32Array): IdSet {
    const bits = new Uint32Array(((ids[rows.at(-1) ?? 0] ?? 0) >>> 5) + 1);
    for (let at = 0; at < rows.length; at += 1) {
      const id = ids[rows[at] ?? 0] ?? 0;
      bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
    }
    return new IdSet(bits);
  }

  /** Size in a cache, in bytes. */
  get bytes(): number {
    return this.#bits.byteLength + entryBytes;
  }

  get count(): number {
    if (this.#count === null) {
      let count = 0;
      for (const word of this.#bits) count += onesIn(word);
      this.#count = count;
    }
    return this.#count;
  }

  has(id: number): boolean {
    return (((this.#bits[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
  }

  /** The ids in both sets. */
  and(other: IdSet): IdSet {
    const length = Math.min(this.#bits.length, other.#bits.length);
    const bits = new Uint32Array(length);
    for (let at = 0; at < length; at += 1) bits[at] = (this.#bits[at] ?? 0) & (other.#bits[at] ?? 0);
    return new IdSet(bits);
  }

  /** The ids in either set. */
  with(other: IdSet): IdSet {
    const [shorter, longer] = this.#bits.length < other.#bits.length ? [this, other] : [other, this];
    const bits = longer.#bits.slice();
    for (const [at, word] of shorter.#bits.entries()) bits[at] = (bits[at] ?? 0) | word;
    return new IdSet(bits);
  }

  /** The ids in this set that are not in the other. */
  without(other: IdSet): IdSet {
    const bits = this.#bits.slice();
    const length = Math.min(bits.length, other.#bits.length);
    for (let at = 0; at < length; at += 1) bits[at] = (bits[at] ?? 0) & ~(other.#bits[at] ?? 0);
    return new IdSet(bits);
  }

  /** In ascending order. */
  toArray(): number[] {
    return [...this];
  }

  /** In ascending order. */
  *[Symbol.iterator](): Generator<number> {
    for (let at = 0; at < this.#bits.length; at += 1)
      for (let rest = this.#bits[at] ?? 0; rest !== 0; rest &= rest - 1)
        yield at * 32 + 31 - Math.clz32(rest & -rest);
  }
}

function onesIn(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
