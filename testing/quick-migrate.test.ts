import { Kysely, sql } from 'kysely';
import { createDialect } from '@/lib/database/dialect';
import { migrate as migrateStepwise } from '@/lib/database/migrate';
import type { Database } from '@/lib/database/schema';
import { migrate } from './quick-migrate';

/** Tables, indexes and triggers, and the rows of tables that have some. */
async function contentOf(fill: (db: Kysely<Database>) => Promise<void>) {
  const db = new Kysely<Database>({ dialect: createDialect('file::memory:') });
  await fill(db);
  const { rows: parts } = await sql<{ type: string; name: string }>`
    select type, name, tbl_name, sql from sqlite_master order by type, name`.execute(db);
  const rows: Record<string, unknown[]> = {};
  for (const { name } of parts.filter(({ type }) => type === 'table'))
    rows[name] = (await sql`select * from ${sql.table(name)}`.execute(db)).rows;
  await db.destroy();
  return { parts, rows: { ...rows, migrations: rows.migrations?.length } };
}

it('makes the same database as the migrations one after the other', async () => {
  const stepwise = await contentOf((db) => migrateStepwise(db));
  expect(await contentOf((db) => migrate(db))).toEqual(stepwise);
  expect(await contentOf((db) => migrate(db))).toEqual(stepwise);
});
