import { rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that waits writes the mark again on every attempt; an older one was left by a process that ended. */
const markLastsMs = 250;
const lookEveryMs = 2;
/** So long a process that writes much waits at most, however many others write. */
const longestMs = 500;

/**
 * SQLite has no queue for its write lock: a process that writes one transaction after the other leaves such short gaps
 * that another one misses them. The other marks with a file that it waits, and the first lets it go before it goes on.
 */
export class WriteTurns {
  readonly #mark: string | null;

  /** @param path the database file */
  constructor(path: string) {
    this.#mark = path === ':memory:' ? null : `${path}-waiting`;
  }

  /** To be called after every attempt to write that found the file locked. */
  ask(): void {
    if (this.#mark === null) return;
    try {
      writeFileSync(this.#mark, '');
    } catch {
      // On a full or read-only disk the lock is found by chance.
    }
  }

  /** To be called when the waiting is over, with or without the lock. */
  end(): void {
    if (this.#mark === null) return;
    try {
      rmSync(this.#mark, { force: true });
    } catch {
      // The mark ends by itself.
    }
  }

  /** Resolves when no other process waits for the lock, or has waited too long. */
  async letOthers(): Promise<void> {
    const deadline = performance.now() + longestMs;
    while (this.#isAsked() && performance.now() < deadline) await sleep(lookEveryMs);
  }

  #isAsked(): boolean {
    const mark = this.#mark === null ? undefined : statSync(this.#mark, { throwIfNoEntry: false });
    return mark !== undefined && Math.abs(Date.now() - mark.mtimeMs) < markLastsMs;
  }
}
