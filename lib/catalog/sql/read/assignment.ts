import type { Kysely } from 'kysely';
import { isId } from '@/lib/catalog/ids';
import type { Assignment } from '@/lib/catalog/source';
import type { Database } from '@/lib/database/schema';

/** Agent and district of a property, published or not; null when there is no such property. */
export async function assignmentOf(db: Kysely<Database>, ref: string): Promise<Assignment | null> {
  const id = Number(ref);
  const row = await db
    .selectFrom('properties')
    .leftJoin('districts', 'districts.id', 'properties.district_id')
    .select(['properties.agent_email', 'districts.name as district'])
    .where((e) => (isId(id) ? e('properties.id', '=', id) : e('properties.slug', '=', ref)))
    .executeTakeFirst();
  if (!row) return null;
  return { agent_email: row.agent_email?.trim().toLowerCase() || null, district: row.district };
}
