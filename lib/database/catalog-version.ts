import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect';
import type { Database } from './schema';

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

/** `writes` changes with every write to a property, `announced` when an import or a change at the desk is complete. */
export type CatalogVersion = { writes: number; announced: number };

/** The current version; equal `writes` mean that no property was written in between. @throws without the table's row */
export async function catalogVersion(db: Kysely<Database>): Promise<CatalogVersion> {
  const { rows } = await sql<CatalogVersion>`
    select version as writes,
      coalesce((select version from content_versions where name = 'catalog'), 0) as announced
    from catalog_version`.execute(db);
  const [version] = rows;
  if (!version) throw new Error('the version of the catalogue is missing');
  return version;
}
