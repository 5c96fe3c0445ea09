import type { Kysely } from 'kysely';
import type { AssignmentFacts } from '@/lib/catalog/source';
import type { Database } from '@/lib/database/schema';
import { idOf, isStorable } from '../id-or-slug';

/** Agent and district of a property, published or not; null when there is no such property. */
export async function assignmentFactsOf(db: Kysely<Database>, ref: string): Promise<AssignmentFacts | null> {
  if (!isStorable(ref)) return null;
  const id = idOf(ref);
  const row = await db
    .selectFrom('properties')
    .leftJoin('districts', 'districts.id', 'properties.district_id')
    .select(['properties.agent_email', 'districts.name as district'])
    .where((e) => (id === null ? e('properties.slug', '=', ref) : e('properties.id', '=', id)))
    .executeTakeFirst();
  if (!row) return null;
  return { agent_email: row.agent_email?.trim().toLowerCase() || null, district: row.district };
}
