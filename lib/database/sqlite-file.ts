import { mkdirSync, statSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { DatabaseError, type DatabaseProblemKind, databaseProblem } from './problem';

/** Four times as much answered 100,000 properties no faster: the system keeps the file in memory as well. */
const pageCacheKiB = 16 * 1024;
/** So much the log grows before a commit pays for moving it into the file; an import does so much earlier. */
const checkpointPages = 8_000;
/** With less free disk space than this, the next write may fail. */
const leastFreeBytes = 1024 * 1024;
/** How long a failed write counts unless another one succeeds. */
const failureLastsMs = 60_000;
/** Detected again on each check. */
const toldElsewhere: readonly DatabaseProblemKind[] = ['busy', 'moved', 'replaced'];
const header = 'SQLite format 3\0';

const registryKey = Symbol.for('open-sqlite-files');
const shared = globalThis as typeof globalThis & { [registryKey]?: Map<string, OpenSqliteFile> };

/** @throws {DatabaseError} naming the state; on read-only disks Node reports a missing folder. */
function makeFolder(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    throw new DatabaseError(databaseProblem(error)?.kind ?? 'unwritable', { cause: error });
  }
}

/** A database file opened by this process, which detects when the file at its path was replaced. */
export class OpenSqliteFile {
  readonly database: SqliteFile.Database;
  readonly #path: string;
  readonly #identity: string | null;
  #failure: { kind: DatabaseProblemKind; at: number } | null = null;

  /** Opens the file, creating it and its folder. @throws errors of better-sqlite3 and the file system */
  constructor(path: string) {
    this.#path = path;
    if (path !== ':memory:') makeFolder(path);
    // Waiting inside SQLite would stop the whole process: the driver waits instead.
    this.database = new SqliteFile(path, { timeout: 0 });
    try {
      this.database.pragma('journal_mode = WAL');
      // Accepted enquiries must survive a crash of process and machine.
      this.database.pragma('synchronous = FULL');
      this.database.pragma('foreign_keys = ON');
      this.database.pragma(`wal_autocheckpoint = ${checkpointPages}`);
      this.database.pragma(`cache_size = -${pageCacheKiB}`);
    } catch (error) {
      this.database.close();
      throw error;
    }
    this.#identity = identityOf(path);
    shared[registryKey] ??= new Map();
    // A feed opens the file a second time for a moment; the first stays the one that is checked.
    if (!shared[registryKey].get(path)?.database.open) shared[registryKey].set(path, this);
  }

  /** Merges the write-ahead log into the file and closes it. */
  close(): void {
    const registry = shared[registryKey];
    if (registry?.get(this.#path) === this) registry.delete(this.#path);
    if (this.database.open && this.#placeProblem() === null) {
      try {
        this.database.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // The log stays beside the file and is read on the next opening.
      }
    }
    this.database.close();
  }

  /** Prevents writes to a file that is no longer at its path. @throws {DatabaseError} */
  requireInPlace(): void {
    const kind = this.#placeProblem();
    if (kind) throw new DatabaseError(kind);
  }

  /** Records for `check` what an engine error says about the file. */
  noteFailure(error: unknown): void {
    const kind = databaseProblem(error)?.kind;
    if (kind && !toldElsewhere.includes(kind)) this.#failure = { kind, at: Date.now() };
  }

  /** A write succeeded, so the disk has space again. */
  noteWrite(): void {
    if (this.#failure?.kind !== 'damaged') this.#failure = null;
  }

  /** @throws {DatabaseError} when the file is not in place, damaged, or cannot grow */
  async check(): Promise<void> {
    this.requireInPlace();
    if (this.#path === ':memory:') return;
    if (this.#failure) {
      const { kind, at } = this.#failure;
      if (kind === 'damaged' || Date.now() - at < failureLastsMs) throw new DatabaseError(kind);
    }
    if ((await readHeader(this.#path)) !== header) throw new DatabaseError('damaged');
    const { bavail, bsize } = await statfs(dirname(this.#path));
    if (bavail * bsize < leastFreeBytes) throw new DatabaseError('full');
  }

  #placeProblem(): 'moved' | 'replaced' | null {
    if (this.#identity === null) return null;
    const current = identityOf(this.#path);
    if (current === null) return 'moved';
    return current === this.#identity ? null : 'replaced';
  }
}

/** The file this process has open at the path; undefined when there is none. */
export function openSqliteFile(path: string): OpenSqliteFile | undefined {
  return shared[registryKey]?.get(path);
}

/** `./site.db` for `file:./site.db`; null for a server URL. */
export function sqlitePath(url: string): string | null {
  return url.startsWith('file:') ? url.replace(/^file:(\/\/)?/, '') : null;
}

function identityOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : null;
}

async function readHeader(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(header.length), 0, header.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
