import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect';
import type { Database } from '../schema';

/** Migration: a number that triggers increase with every write to `properties`. */
export async function addCatalogVersion(db: Kysely<Database>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('create table catalog_version (version bigint not null)');
  await run('insert into catalog_version (version) values (1)');
  const step = 'update catalog_version set version = version + 1;';
  if (!isPostgres(db)) {
    for (const event of ['insert', 'update', 'delete'])
      await run(`create trigger version_${event} after ${event} on properties begin ${step} end`);
    return;
  }
  await run(`create function step_catalog_version() returns trigger language plpgsql as $$
    begin ${step} return null; end $$`);
  await run(`create trigger catalog_version after insert or update or delete or truncate on properties
    for each statement execute function step_catalog_version()`);
}
