import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { env } from '@/lib/env';
import { errorFacts, log } from '@/lib/log';
import { database } from './connection';
import { openSqliteFile, sqlitePath } from './sqlite-file';

const minute = 60_000;
const firstInspectionAfter = 5_000;
const leastBetween = 10 * minute;
/** Maximum share of time spent on inspections. */
const share = 1 / 100;

/**
 * Resolves when the database is reachable and a SQLite file is in place, intact and able to grow.
 * @throws {DatabaseError} or the engine's error otherwise
 */
export async function checkDatabase(): Promise<void> {
  const path = sqlitePath(env().DATABASE_URL);
  const db = await database();
  if (path) await openSqliteFile(path)?.check();
  await sql`select max(version) from migrations`.execute(db);
}

/**
 * Checks a SQLite file for damage in a separate process, shortly after start and then every ten minutes, less often
 * when it is large. `checkDatabase` reports the result. Runs until the returned function is called; does nothing on
 * PostgreSQL.
 */
export function startInspecting(): () => void {
  const path = sqlitePath(env().DATABASE_URL);
  if (!path) return () => {};
  let timer: NodeJS.Timeout;
  const plan = (ms: number) => {
    timer = setTimeout(run, ms);
    timer.unref();
  };
  const run = async () => {
    const started = Date.now();
    try {
      if (!(await isSound(path))) {
        openSqliteFile(path)?.noteFailure({ code: 'SQLITE_CORRUPT' });
        log.error(
          { database: 'damaged' },
          'The database file is damaged: restore a backup (docs/backup.md).',
        );
      }
    } catch (error) {
      log.warn({ job: 'inspection', ...errorFacts(error) }, 'the database file could not be inspected');
    }
    plan(Math.max(leastBetween, (Date.now() - started) / share));
  };
  plan(firstInspectionAfter);
  return () => clearTimeout(timer);
}

/** @throws when the file could not be read completely, which says nothing about damage */
export async function isSound(path: string): Promise<boolean> {
  const script = join(process.cwd(), 'scripts', 'inspect-database.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, path]);
  return stdout.trim() === 'ok';
}
