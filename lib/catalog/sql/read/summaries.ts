import type { Kysely } from 'kysely';
import type { PropertySummary } from '@/lib/catalog/types';
import type { Database, PropertyRow } from '@/lib/database/schema';
import { toSummary } from '../rows';
import { namesBehind } from './relations';

/** Cards of these properties, in the order of the ids; missing ids are left out. */
export async function summariesOf(db: Kysely<Database>, ids: number[]): Promise<PropertySummary[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('properties').selectAll().where('id', 'in', ids).execute();
  const nameOf = await namesBehind(db, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .map((id) => byId.get(id))
    .filter((row): row is PropertyRow => row !== undefined)
    .map((row) => toSummary(row, nameOf));
}
