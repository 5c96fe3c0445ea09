import { type Kysely, sql } from 'kysely';
import type { Unit } from '@/lib/catalog/types';
import type { Database } from '@/lib/database/schema';
import { idOf, isStorable } from '../id-or-slug';
import { toUnit } from '../rows';
import { findPropertyId } from './property';

/** Units of a published property, cheapest first, unpriced last; null when the property is missing. */
export async function listUnits(db: Kysely<Database>, ref: string): Promise<Unit[] | null> {
  const propertyId = await findPropertyId(db, ref);
  if (propertyId === null) return null;
  const rows = await unitsOf(db, propertyId).orderBy(sql`(price is null), price, id`).execute();
  return rows.map(toUnit);
}

/** A unit by id, else by apartment_id; null when property or unit is missing. */
export async function getUnit(db: Kysely<Database>, ref: string, unitRef: string): Promise<Unit | null> {
  const propertyId = await findPropertyId(db, ref);
  if (propertyId === null || !isStorable(unitRef)) return null;
  const id = idOf(unitRef);
  const byId =
    id === null ? undefined : await unitsOf(db, propertyId).where('id', '=', id).executeTakeFirst();
  const row =
    byId ??
    (await unitsOf(db, propertyId).where('apartment_id', '=', unitRef).orderBy('id').executeTakeFirst());
  return row ? toUnit(row) : null;
}

function unitsOf(db: Kysely<Database>, propertyId: number) {
  return db.selectFrom('units').selectAll().where('property_id', '=', propertyId);
}
