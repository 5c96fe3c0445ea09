import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { errorParts } from '@/lib/error-parts';
import { isOperatorError, OperatorError } from '@/lib/operator-error';
import { migrations } from './migrations';
import { databaseProblem, markDatabaseError } from './problem';

/* Backup and restore of the SQLite database. docs/backup.md has the procedure. */

const allPages = 2 ** 31 - 1;
const lockTimeoutMs = 5_000;

/**
 * Writes a consistent copy of a database, which may be in use, into one new file.
 * @returns the size of the copy in bytes
 * @throws {OperatorError} when the file exists or the database is missing or damaged
 */
export async function backUp(databasePath: string, target: string): Promise<number> {
  if (!existsSync(databasePath))
    throw new OperatorError(`There is no database at ${databasePath}; check DATABASE_URL.`);
  if (existsSync(target)) throw new OperatorError(`${target} already exists; nothing was written.`);
  const partial = `${target}.partial`;
  prepare(partial, `No backup was made of ${databasePath}`);
  try {
    permitLike(partial, databasePath);
    const source = new SqliteFile(databasePath, { readonly: true, timeout: lockTimeoutMs });
    try {
      // In one step, because an incremental copy restarts whenever someone writes.
      await source.backup(partial, { progress: () => allPages });
    } finally {
      source.close();
    }
    seal(partial);
    inspect(partial, databasePath);
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw explained(error, `No backup was made of ${databasePath}`);
  }
  return statSync(target).size;
}

/**
 * Replaces the database by a backup, with the write-ahead log beside it, if any, and keeps the former one in the same folder.
 * @returns the path of the former database; null when there was none
 * @throws {OperatorError} when the site is running or the backup is not a valid database of this program
 */
export function restore(backupPath: string, databasePath: string): string | null {
  if (!existsSync(backupPath)) throw new OperatorError(`There is no file ${backupPath}.`);
  const incoming = `${databasePath}.restoring`;
  prepare(incoming, 'Nothing was restored');
  try {
    requireReadable(backupPath);
    copyFileSync(backupPath, incoming);
    // Exists beside a copy made by hand, or after a crash.
    if (existsSync(`${backupPath}-wal`)) copyFileSync(`${backupPath}-wal`, `${incoming}-wal`);
    inspect(incoming, backupPath);
    seal(incoming);
    permitLike(incoming, existsSync(databasePath) ? databasePath : dirname(resolve(databasePath)));
    const former = existsSync(databasePath) ? setAside(databasePath) : null;
    renameSync(incoming, databasePath);
    return former;
  } catch (error) {
    throw explained(error, 'Nothing was restored');
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${incoming}${ending}`, { force: true });
  }
}

/** Creates the file, empty, and its folder. @throws {OperatorError} when that is not possible */
function prepare(path: string, beginning: string): void {
  try {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    rmSync(path, { force: true });
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    throw new OperatorError(`${beginning}. ${path} cannot be written: ${errorParts(error).message}`, {
      cause: error,
    });
  }
}

/**
 * Gives a copy the permissions and, as root, the owner of the database: it holds the same personal data, and the site's
 * user must be able to write it.
 * @param model the database, or its folder when there is none: only the owner counts then
 */
function permitLike(path: string, model: string): void {
  const stats = statSync(model);
  chmodSync(path, stats.isFile() ? (stats.mode & 0o666) | 0o600 : 0o600);
  if (process.getuid?.() === 0) chownSync(path, stats.uid, stats.gid);
}

/** @throws {OperatorError} */
function requireReadable(path: string): void {
  if (!statSync(path).isFile()) throw new OperatorError(`${path} is not a file.`);
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw new OperatorError(`${path} cannot be read: ${errorParts(error).message}`, { cause: error });
  }
}

/** Turns a copy into a single synced file without a write-ahead log. */
function seal(path: string): void {
  const copy = new SqliteFile(path);
  copy.pragma('journal_mode = delete');
  copy.close();
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/**
 * @param origin the file that was copied, for messages
 * @throws {OperatorError} or the engine's error when the file is not a valid database of this program
 */
function inspect(path: string, origin: string): void {
  const file = new SqliteFile(path, { fileMustExist: true });
  try {
    const soundness = file.pragma('integrity_check(1)', { simple: true });
    if (soundness !== 'ok') throw new OperatorError(`${origin} is damaged: ${soundness}`);
    const ours = file.prepare("select 1 from sqlite_master where name = 'migrations'").get();
    const version = ours && file.prepare('select max(version) from migrations').pluck().get();
    if (typeof version !== 'number') throw new OperatorError(`${origin} is not a database of this site.`);
    const known = Math.max(...migrations.map((migration) => migration.version));
    if (version > known) {
      throw new OperatorError(
        `${origin} is at version ${version}, but this program supports versions up to ${known}: use the newer program.`,
      );
    }
  } catch (error) {
    const kind = databaseProblem(error)?.kind;
    const options = { cause: error };
    if (kind === 'not-a-database') throw new OperatorError(`${origin} is not a database.`, options);
    if (kind === 'damaged') throw new OperatorError(`${origin} is damaged.`, options);
    throw error;
  } finally {
    file.close();
  }
}

/** @returns the new path of the former database, with its write-ahead log merged */
function setAside(path: string): string {
  requireUnused(path);
  const former = `${path}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(`${path}${ending}`)) renameSync(`${path}${ending}`, `${former}${ending}`);
  }
  return former;
}

/** Fails when a process has the database open: by its open files, and by leaving WAL mode, which needs exclusive access. */
function requireUnused(path: string): void {
  const inUse = new OperatorError(`${path} is in use. Stop the site, then restore.`);
  if (otherUsers(path) > 0) throw inUse;
  let file: SqliteFile.Database | undefined;
  try {
    file = new SqliteFile(path, { timeout: 0 });
    file.pragma('journal_mode = delete');
  } catch (error) {
    if (databaseProblem(error)?.kind === 'busy') throw inUse;
  } finally {
    file?.close();
  }
}

/** Number of other processes that have the file open; 0 where the system has no `/proc`. */
function otherUsers(path: string): number {
  const wanted = resolve(path);
  if (!existsSync('/proc/self/fd')) return 0;
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  return processes.filter((id) => {
    try {
      return readdirSync(`/proc/${id}/fd`).some((fd) => linkOf(`/proc/${id}/fd/${fd}`) === wanted);
    } catch {
      return false;
    }
  }).length;
}

function linkOf(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

function explained(error: unknown, beginning: string): OperatorError {
  const problem = isOperatorError(error) ? null : databaseProblem(markDatabaseError(error));
  const { message } = errorParts(error);
  return new OperatorError(`${beginning}. ${problem ? `${problem.message} (${message})` : message}`, {
    cause: error,
  });
}
