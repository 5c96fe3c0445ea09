import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

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
