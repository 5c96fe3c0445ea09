import { rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A waiting process rewrites the mark on every attempt; an older mark was left by a process that ended. */
const markLastsMs = 250;
const lookEveryMs = 2;
/** How long a process with many writes waits at most, however many others write. */
const maxWaitMs = 500;

/**
 * SQLite has no queue for its write lock, and a process that writes many transactions leaves gaps that are too short for
 * others. Others therefore create a mark file while they wait, and the writing process pauses until it is gone.
 */
export class WriteTurns {
  readonly #mark: string | null;

  /** @param path the database file */
  constructor(path: string) {
    this.#mark = path === ':memory:' ? null : `${path}-waiting`;
  }

  /** Call after every attempt to write that found the file locked. */
  announceWait(): void {
    if (this.#mark === null) return;
    try {
      writeFileSync(this.#mark, '');
    } catch {
      // Without a mark, on a full or read-only disk, the lock is only obtained by chance.
    }
  }

  /** Call when the wait is over, with or without the lock. */
  endWait(): void {
    if (this.#mark === null) return;
    try {
      rmSync(this.#mark, { force: true });
    } catch {
      // The mark expires by itself.
    }
  }

  /** Resolves when no other process waits for the lock, or has waited too long. */
  async yieldToWaiting(): Promise<void> {
    const deadline = performance.now() + maxWaitMs;
    while (this.#isAnnounced() && performance.now() < deadline) await sleep(lookEveryMs);
  }

  #isAnnounced(): boolean {
    const mark = this.#mark === null ? undefined : statSync(this.#mark, { throwIfNoEntry: false });
    return mark !== undefined && Math.abs(Date.now() - mark.mtimeMs) < markLastsMs;
  }
}
