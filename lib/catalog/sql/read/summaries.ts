import type { PropertySummary } from '@/lib/catalog/types';
import { toSummary } from '../rows';
import type { CatalogSets } from './catalog-sets';
import { readRelationNames } from './relations';

/** Cards of these properties, in the order of the ids; missing ids are left out. */
export async function summariesOf(sets: CatalogSets, ids: number[]): Promise<PropertySummary[]> {
  const known = new Map<number, PropertySummary>();
  for (const id of ids) {
    const summary = sets.summaries.get(id);
    if (summary) known.set(id, summary);
  }
  const unknown = ids.filter((id) => !known.has(id));
  for (const summary of await readSummaries(sets, unknown)) {
    sets.summaries.set(summary.id, summary);
    known.set(summary.id, summary);
  }
  return ids.map((id) => known.get(id)).filter((summary) => summary !== undefined);
}

async function readSummaries({ db, names }: CatalogSets, ids: number[]): Promise<PropertySummary[]> {
  if (ids.length === 0) return [];
  const known = await names();
  const rows = await db.selectFrom('properties').selectAll().where('id', 'in', ids).execute();
  // A running import may have added a name after the sets were read.
  const nameOf = known.namesOf(rows) ?? (await readRelationNames(db, rows));
  return rows.map((row) => toSummary(row, nameOf));
}
