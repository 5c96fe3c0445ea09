import type { PropertySummary } from '@/lib/catalog/types';
import type { PropertyRow } from '@/lib/database/schema';
import { toSummary } from '../rows';
import type { CatalogSets } from './catalog-sets';
import { readRelationNames } from './relations';

/** Cards of these properties, in the order of the ids; missing ids are left out. */
export async function summariesOf(sets: CatalogSets, ids: number[]): Promise<PropertySummary[]> {
  if (ids.length === 0) return [];
  const { db } = sets;
  const names = await sets.names();
  const rows = await db.selectFrom('properties').selectAll().where('id', 'in', ids).execute();
  // A running import may have added a name after the sets were read.
  const nameOf = names.namesOf(rows) ?? (await readRelationNames(db, rows));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .map((id) => byId.get(id))
    .filter((row): row is PropertyRow => row !== undefined)
    .map((row) => toSummary(row, nameOf));
}
