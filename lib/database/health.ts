import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { minute } from '@/lib/durations';
import { env } from '@/lib/env';
import { errorFacts, log } from '@/lib/log';
import { database } from './connection';
import { isPostgres } from './dialect';
import { DatabaseError } from './problem';
import type { Database } from './schema';
import { openSqliteFile, requireWritableFile, sqlitePath } from './sqlite-file';

/** Larger files would delay the start; this one is checked in a few hundredths of a second. */
const maxBytesAtStart = 16 * 1024 * 1024;
const firstInspectionAfterMs = 5_000;
const minPauseMs = 10 * minute;
/** Maximum share of time spent on inspections. */
const maxShare = 1 / 100;

/**
 * Resolves when the database is reachable and can be written, and a SQLite file is in place, intact and able to grow.
 * @throws {DatabaseError} or the engine's error otherwise
 */
export async function checkDatabase(): Promise<void> {
  const path = sqlitePath(env().DATABASE_URL);
  const db = await database();
  if (path) await openSqliteFile(path)?.check();
  if (isPostgres(db)) await requireWritableServer(db);
  await sql`select max(version) from migrations`.execute(db);
}

/** After a failover to a replica, and at some hosts on a full disk, the server only reads. */
async function requireWritableServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('transaction_read_only') as setting`.execute(db);
  if (rows[0]?.setting === 'on') throw new DatabaseError('unwritable');
}

/**
 * Checks a SQLite file before the site starts on it: that it can be written and, when it is of moderate size, that it is not
 * damaged; `startInspecting` checks larger ones.
 * @throws {DatabaseError} `unwritable` or `damaged`
 */
export async function requireUsable(db: Kysely<Database>, url: string): Promise<void> {
  const path = sqlitePath(url);
  if (!path || path === ':memory:') return;
  requireWritableFile(path);
  if ((await stat(path)).size > maxBytesAtStart) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  if (rows[0]?.quick_check !== 'ok') throw new DatabaseError('damaged');
}

/**
 * Checks a SQLite file for damage in a separate process, shortly after start and then every ten minutes, less often
 * when it is large. `checkDatabase` reports the result. Does nothing on PostgreSQL.
 * @returns a function that ends this; it resolves when no inspection has the file open
 */
export function startInspecting(): () => Promise<void> {
  const path = sqlitePath(env().DATABASE_URL);
  if (!path) return async () => {};
  const stop = new AbortController();
  let inspection = Promise.resolve();
  let timer: NodeJS.Timeout;
  const plan = (ms: number) => {
    timer = setTimeout(() => {
      inspection = run();
    }, ms);
    timer.unref();
  };
  const run = async () => {
    const started = Date.now();
    try {
      if (!(await isIntact(path, stop.signal))) {
        openSqliteFile(path)?.noteFailure({ code: 'SQLITE_CORRUPT' });
        log.error(
          { database: 'damaged' },
          'The database file is damaged: restore a backup (docs/backup.md).',
        );
      }
    } catch (error) {
      if (stop.signal.aborted) return;
      log.warn({ job: 'inspection', ...errorFacts(error) }, 'the database file could not be inspected');
    }
    if (!stop.signal.aborted) plan(Math.max(minPauseMs, (Date.now() - started) / maxShare));
  };
  plan(firstInspectionAfterMs);
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await inspection;
  };
}

/**
 * Whether the file is undamaged.
 * @param signal ends the check; it rejects once the file is closed
 * @throws when the file could not be read completely, which does not mean damage
 */
export async function isIntact(path: string, signal?: AbortSignal): Promise<boolean> {
  const script = join(process.cwd(), 'scripts', 'inspect-database.mjs');
  const inspection = promisify(execFile)(process.execPath, [script, path]);
  // Not execFile's own `signal`, which rejects before the process has ended.
  const end = () => inspection.child.kill();
  signal?.addEventListener('abort', end);
  try {
    const { stdout } = await inspection;
    return stdout.trim() === 'ok';
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
