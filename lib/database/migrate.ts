import { type Kysely, sql } from 'kysely';
import { OperatorError } from '@/lib/operator-error';
import { isPostgres, tableExists, takeLock } from './dialect';
import { type Migration, migrations as ownMigrations } from './migrations';
import type { Database } from './schema';

/** The database was written by a newer program; nothing was changed. */
export class NewerDatabaseError extends OperatorError {
  override name = 'NewerDatabaseError';
  constructor(
    readonly databaseVersion: number,
    readonly programVersion: number,
  ) {
    super(
      `The database is at version ${databaseVersion}, but this program supports versions up to ${programVersion}. ` +
        'Start the newer program, or point DATABASE_URL at another database.',
    );
  }
}

/**
 * Migrates the database to this program's version, in one transaction. Safe when several processes start together: one
 * migrates, the others wait.
 * @throws {NewerDatabaseError} when the database is newer than the program
 * @throws {OperatorError} when a new database cannot hold every language
 */
export async function migrate(db: Kysely<Database>, migrations: Migration[] = ownMigrations): Promise<void> {
  const target = newest(migrations);
  if ((await pendingFrom(db, target)) === null) return;
  await db.transaction().execute(async (trx) => {
    await takeLock(trx, 'migrations');
    const from = await pendingFrom(trx, target);
    if (from === null) return;
    if (from === 0) {
      await requireUnicode(trx);
      await createLedger(trx);
    }
    for (const migration of migrations) {
      if (migration.version <= from) continue;
      await migration.up(trx);
      const { version, name } = migration;
      await trx
        .insertInto('migrations')
        .values({ version, name, applied_at: new Date().toISOString() })
        .execute();
    }
  });
}

/** @throws {NewerDatabaseError} when a newer program has migrated the database since this one opened it */
export async function refuseNewer(db: Kysely<Database>): Promise<void> {
  await pendingFrom(db, newest(ownMigrations));
}

function newest(migrations: Migration[]): number {
  return Math.max(0, ...migrations.map(({ version }) => version));
}

/** The version to continue from, or null when up to date. */
async function pendingFrom(db: Kysely<Database>, target: number): Promise<number | null> {
  const current = await databaseVersion(db);
  if (current > target) throw new NewerDatabaseError(current, target);
  return current === target ? null : current;
}

async function databaseVersion(db: Kysely<Database>): Promise<number> {
  if (!(await tableExists(db, 'migrations'))) return 0;
  const row = await db
    .selectFrom('migrations')
    .select((e) => e.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

async function requireUnicode(db: Kysely<Database>): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding;
  // SQL_ASCII, of servers that were set up without a locale, stores any text.
  if (encoding === 'UTF8' || encoding === 'SQL_ASCII') return;
  throw new OperatorError(
    `The database has the encoding ${encoding}, but Arabic names need UTF8. ` +
      "Create one with: create database site encoding 'UTF8' template template0",
  );
}

async function createLedger(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('version', 'integer', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('applied_at', 'text', (c) => c.notNull())
    .execute();
}
