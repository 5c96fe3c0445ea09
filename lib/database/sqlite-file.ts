import { accessSync, closeSync, constants, mkdirSync, openSync, read, realpathSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import SqliteFile from 'better-sqlite3';
import { isRecent } from '@/lib/due-time';
import { minute } from '@/lib/durations';
import { processState } from '@/lib/process-state';
import { DatabaseError, type DatabaseProblemKind, databaseProblem, markDatabaseError } from './problem';

/** Four and 16 times as much were no faster with 100,000 properties, because the system also caches the file. */
const pageCacheKiB = 4 * 1024;
/** Pages of the log after which a commit moves it into the file; an import does so much earlier. */
const checkpointPages = 8_000;
/** With less free disk space than this, the next write may fail. */
const minFreeBytes = 1024 * 1024;
/** How long a failed write counts unless another one succeeds. */
const failureLastsMs = minute;
/** Not stored as a failure: every check detects these itself. */
const detectedByCheck: readonly DatabaseProblemKind[] = ['busy', 'moved', 'replaced', 'log-removed'];
const header = 'SQLite format 3\0';
const readAsync = promisify(read);

/**
 * What this process has open at a path. The descriptor is for reading the header: closing any descriptor of a file drops
 * the process's locks on it, also SQLite's, and an older SQLite elsewhere would then delete the write-ahead log in use.
 */
type OpenPath = { files: OpenSqliteFile[]; descriptor: number };

const registryKey = Symbol.for('open-sqlite-files');
const shared = processState<{ [registryKey]?: Map<string, OpenPath> }>();

/** @throws {DatabaseError} of the kind of the failure; `unwritable` for read-only disks, where Node reports `ENOENT` */
function makeFolder(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    throw new DatabaseError(databaseProblem(markDatabaseError(error))?.kind ?? 'unwritable', {
      cause: error,
    });
  }
}

/** Creates a missing file for its user alone: it will hold personal data and the key to everyone's session. */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch {
    // It exists, or SQLite says why it cannot be created.
  }
}

/** SQLite function that lowercases letters of every script; its own `lower` changes ASCII only. */
export const lowerFunction = 'lower_unicode';

/** A database file opened by this process, which detects when the file at its path was replaced. */
export class OpenSqliteFile {
  readonly database: SqliteFile.Database;
  readonly #path: string;
  readonly #identity: string | null;
  /** SQLite puts the log beside the file that a symbolic link leads to. */
  readonly #logPath: string | null;
  /** Null where the disk allows no log. */
  readonly #logIdentity: string | null;
  #failure: { kind: DatabaseProblemKind; at: number } | null = null;

  /** Opens the file, creating it and its folder. @throws errors of better-sqlite3 and the file system */
  constructor(path: string) {
    this.#path = path;
    if (path !== ':memory:') {
      makeFolder(path);
      createPrivately(path);
    }
    // Waiting inside SQLite would stop the whole process: the driver waits instead.
    this.database = new SqliteFile(path, { timeout: 0 });
    try {
      this.database.pragma('journal_mode = WAL');
      // Reading opens the log, which then stays the same until the last connection is closed.
      this.database.pragma('user_version');
      // Accepted enquiries must survive a crash of process and machine.
      this.database.pragma('synchronous = FULL');
      this.database.pragma('foreign_keys = ON');
      this.database.pragma(`wal_autocheckpoint = ${checkpointPages}`);
      this.database.pragma(`cache_size = -${pageCacheKiB}`);
      this.database.function(lowerFunction, { deterministic: true }, (text) =>
        typeof text === 'string' ? text.toLowerCase() : text,
      );
      if (path !== ':memory:') this.#register();
    } catch (error) {
      this.database.close();
      throw error;
    }
    this.#identity = identityOf(path);
    this.#logPath = path === ':memory:' ? null : `${realpathSync(path)}-wal`;
    this.#logIdentity = this.#logPath && identityOf(this.#logPath);
  }

  #register(): void {
    shared[registryKey] ??= new Map();
    const others = shared[registryKey].get(this.#path);
    if (others) others.files.push(this);
    else shared[registryKey].set(this.#path, { files: [this], descriptor: openSync(this.#path, 'r') });
  }

  /** Call when the database is closed. */
  #unregister(): void {
    const opened = shared[registryKey]?.get(this.#path);
    if (!opened?.files.includes(this)) return;
    opened.files = opened.files.filter((file) => file !== this);
    if (opened.files.length > 0) return;
    shared[registryKey]?.delete(this.#path);
    closeSync(opened.descriptor);
  }

  /** Merges the write-ahead log into the file and closes it. */
  close(): void {
    if (this.database.open && this.#placeProblem() === null) {
      try {
        this.database.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // The log stays beside the file and is read on the next opening.
      }
    }
    this.database.close();
    this.#unregister();
  }

  /**
   * Prevents writes to a file that is no longer at its path, or to a log that would be lost in a crash.
   * @throws {DatabaseError}
   */
  requireInPlace(): void {
    const kind = this.#placeProblem();
    if (kind) throw new DatabaseError(kind);
  }

  /** Records the file's problem behind an engine error, for `check`. */
  noteFailure(error: unknown): void {
    const kind = databaseProblem(error)?.kind;
    if (kind && !detectedByCheck.includes(kind)) this.#failure = { kind, at: Date.now() };
  }

  /** Clears a recorded failure after a successful write, except damage. */
  noteWrite(): void {
    if (this.#failure?.kind !== 'damaged') this.#failure = null;
  }

  /** @throws {DatabaseError} when the file is not in place, damaged, or cannot grow */
  async check(): Promise<void> {
    this.requireInPlace();
    if (this.#path === ':memory:') return;
    if (this.#failure) {
      const { kind, at } = this.#failure;
      if (kind === 'damaged' || isRecent(at, failureLastsMs)) throw new DatabaseError(kind);
    }
    const reading = [this.#readHeader(), statfs(dirname(this.#path))] as const;
    const [found, { bavail, bsize }] = await Promise.all(reading).catch((error: unknown) => {
      throw markDatabaseError(error);
    });
    if (found !== header) throw new DatabaseError('damaged');
    if (bavail * bsize < minFreeBytes) throw new DatabaseError('full');
  }

  async #readHeader(): Promise<string | undefined> {
    const opened = shared[registryKey]?.get(this.#path);
    if (!opened) return undefined;
    const { buffer, bytesRead } = await readAsync(
      opened.descriptor,
      Buffer.alloc(header.length),
      0,
      header.length,
      0,
    );
    return buffer.toString('latin1', 0, bytesRead);
  }

  #placeProblem(): 'moved' | 'replaced' | 'log-removed' | null {
    if (this.#identity === null) return null;
    const current = identityOf(this.#path);
    if (current === null) return 'moved';
    if (current !== this.#identity) return 'replaced';
    if (this.#logPath === null || this.#logIdentity === null) return null;
    return identityOf(this.#logPath) === this.#logIdentity ? null : 'log-removed';
  }
}

/** The file this process has open at the path, the first if a feed has opened it, too; undefined when there is none. */
export function openSqliteFile(path: string): OpenSqliteFile | undefined {
  return shared[registryKey]?.get(path)?.files[0];
}

/**
 * SQLite opens a file that this user cannot write without an error, and then cannot write it until it is opened again.
 * @throws {DatabaseError} `unwritable`
 */
export function requireWritableFile(path: string): void {
  try {
    accessSync(path, constants.W_OK);
  } catch (cause) {
    throw new DatabaseError('unwritable', { cause });
  }
}

/** `./site.db` for `file:./site.db`; null for a server URL. */
export function sqlitePath(url: string): string | null {
  return url.startsWith('file:') ? url.replace(/^file:(\/\/)?/, '') : null;
}

function identityOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : null;
}
