import { Kysely } from 'kysely';
import { env } from '@/lib/env';
import { metrics } from '@/lib/metrics';
import { processState } from '@/lib/process-state';
import { createDialect, type DialectOptions } from './dialect';
import { migrate } from './migrate';
import type { Database } from './schema';

/**
 * Opens a database and migrates it; the caller destroys it.
 * @param url `file:./path/to/site.db` (folder and file are created) or `postgres://user@host/name`
 * @throws {NewerDatabaseError} when the database is newer than the program; the engine's error when it is unreachable
 */
export async function openDatabase(url: string, options?: DialectOptions): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({
    dialect: createDialect(url, options),
    log: ({ level, queryDurationMillis }) =>
      metrics()?.queryTime.observe(
        { outcome: level === 'error' ? 'error' : 'ok' },
        queryDurationMillis / 1_000,
      ),
  });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const shared = processState<{ siteDatabase?: Promise<Kysely<Database>> }>();

/** The process's database, opened on first call. Rejects when it cannot be opened, which the next call tries again. */
export function database(): Promise<Kysely<Database>> {
  shared.siteDatabase ??= openDatabase(env().DATABASE_URL).catch((error: unknown) => {
    shared.siteDatabase = undefined;
    throw error;
  });
  return shared.siteDatabase;
}

/** Closes the process's database, if it was opened. */
export async function closeDatabase(): Promise<void> {
  const opened = await shared.siteDatabase?.catch(() => null);
  shared.siteDatabase = undefined;
  await opened?.destroy();
}
