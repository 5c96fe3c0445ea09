import { Kysely } from 'kysely';
import { env } from '@/lib/env';
import { metrics } from '@/lib/metrics';
import { createDialect, type DialectOptions } from './dialect';
import { migrate } from './migrate';
import type { Database } from './schema';

/**
 * Opens a database and brings it to this program's version; the caller destroys it.
 *
 * @param url `file:./path/to/site.db` (folder and file are created) or `postgres://user@host/name`
 * @throws {NewerDatabaseError} when the database is ahead of the program; the engine's own error when it cannot
 * be reached
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

// The development server evaluates modules more than once; the connection outlives that.
const shared = globalThis as typeof globalThis & { siteDatabase?: Promise<Kysely<Database>> };

/** The database of this process, opened at the first call. A failed opening is tried anew at the next. */
export function database(): Promise<Kysely<Database>> {
  shared.siteDatabase ??= openDatabase(env().DATABASE_URL).catch((error: unknown) => {
    shared.siteDatabase = undefined;
    throw error;
  });
  return shared.siteDatabase;
}
