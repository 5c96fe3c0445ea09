import { database } from '@/lib/database/connection';

/** So many a visitor may keep; it bounds what one cookie can write. */
export const maxFavorites = 500;

/** Ids of the properties a visitor marked, the latest first. */
export async function listFavorites(visitor: string): Promise<number[]> {
  const db = await database();
  const rows = await db
    .selectFrom('favorites')
    .select('property_id')
    .where('visitor_hash', '=', visitor)
    .orderBy('created_at', 'desc')
    .orderBy('property_id', 'desc')
    .limit(maxFavorites)
    .execute();
  return rows.map((row) => row.property_id);
}

export type ToggleResult = { is_favorite: boolean; count: number };

/** Marks the property, or unmarks it when it was marked. Null when the visitor's list is full. */
export async function toggleFavorite(visitor: string, propertyId: number): Promise<ToggleResult | null> {
  const db = await database();
  return db.transaction().execute(async (transaction) => {
    const count = async () => {
      const row = await transaction
        .selectFrom('favorites')
        .select((build) => build.fn.countAll().as('count'))
        .where('visitor_hash', '=', visitor)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    };
    const { numDeletedRows } = await transaction
      .deleteFrom('favorites')
      .where('visitor_hash', '=', visitor)
      .where('property_id', '=', propertyId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return { is_favorite: false, count: await count() };
    if ((await count()) >= maxFavorites) return null;
    await transaction
      .insertInto('favorites')
      .values({ visitor_hash: visitor, property_id: propertyId, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { is_favorite: true, count: await count() };
  });
}
