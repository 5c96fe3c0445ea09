import childProcess from 'node:child_process';
import { type Kysely, sql } from 'kysely';
import { isPostgres, tableExists } from '@/lib/database/dialect';
import { migrate as migrateStepwise } from '@/lib/database/migrate';
import type { Migration } from '@/lib/database/migrations';
import type { Database } from '@/lib/database/schema';
import { stub } from './stub';

/*
 * `lib/database/migrate`, mapped in `jest.config.mjs`: the first new SQLite database of a Jest worker runs the
 * migrations, later ones get its schema at once, which takes a fifth of the time.
 */

/** Node's own modules are the only objects that the test files of one Jest worker share. */
const worker = stub<typeof childProcess & { sqliteSchema?: string[] }>(childProcess);

export async function migrate(db: Kysely<Database>, migrations?: Migration[]): Promise<void> {
  const isNew = !migrations && !isPostgres(db) && !(await tableExists(db, 'migrations'));
  if (!isNew || !worker.sqliteSchema) await migrateStepwise(db, migrations);
  if (!isNew) return;
  if (worker.sqliteSchema) await runAll(db, worker.sqliteSchema);
  else worker.sqliteSchema = await schemaOf(db);
}

async function runAll(db: Kysely<Database>, statements: string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
}

/** Statements that create the tables with their rows, indexes and triggers. */
async function schemaOf(db: Kysely<Database>): Promise<string[]> {
  // Virtual tables create their shadow tables themselves.
  const { rows: parts } = await sql<{ type: string; name: string; statement: string }>`
    select type, name, sql as statement from sqlite_master
    where sql is not null and tbl_name not like 'sqlite_%'
      and tbl_name not in (select name from pragma_table_list where type = 'shadow')
    order by rowid`.execute(db);
  const isTrigger = ({ type }: { type: string }) => type === 'trigger';
  const statements = parts.filter((part) => !isTrigger(part)).map(({ statement }) => statement);
  for (const { type, name, statement } of parts)
    if (type === 'table' && !statement.startsWith('CREATE VIRTUAL'))
      statements.push(...(await rowsOf(db, name)));
  // Last, because they would change the rows.
  statements.push(...parts.filter(isTrigger).map(({ statement }) => statement));
  return statements;
}

/** Statements that insert the rows of a table. */
async function rowsOf(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(
    db,
  );
  const values = sql.join(
    columns.map(({ name }) => sql`quote(${sql.ref(name)})`),
    sql` || ', ' || `,
  );
  const { rows } = await sql<{
    values: string;
  }>`select ${values} as "values" from ${sql.table(table)}`.execute(db);
  return rows.map((row) => `insert into "${table}" values (${row.values})`);
}
