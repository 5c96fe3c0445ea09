import type { Kysely } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { day } from '@/lib/durations';

/** Maximum per visitor, which bounds what one cookie can write. */
export const maxFavorites = 500;

type Favorite = { property_id: number; created_at: string };

/** Ids of a visitor's favourites, latest first. */
export async function listFavorites(visitor: string): Promise<number[]> {
  return (await readFavorites(visitor)).map((row) => row.property_id);
}

/** Favourites on a page with their cards. */
const pageSize = 48;

export type FavoritesPage = { ids: number[]; count: number; next: string | null };

/**
 * A page of a visitor's favourites, latest first; `next` is the `before` of the following one. A position that does not
 * shift when favourites are removed.
 */
export async function pageOfFavorites(visitor: string, before: string | null): Promise<FavoritesPage> {
  const rows = await readFavorites(visitor);
  const rest = before === null ? rows : rows.filter((row) => position(row) < before);
  const page = rest.slice(0, pageSize);
  const last = page.at(-1);
  return {
    ids: page.map((row) => row.property_id),
    count: rows.length,
    next: last && rest.length > pageSize ? position(last) : null,
  };
}

/** Sorts like the list, as text. */
function position({ created_at, property_id }: Favorite): string {
  return `${created_at}-${String(property_id).padStart(10, '0')}`;
}

async function readFavorites(visitor: string): Promise<Favorite[]> {
  const db = await database();
  await noteVisit(db, visitor);
  return db
    .selectFrom('favorites')
    .select(['property_id', 'created_at'])
    .where('visitor_hash', '=', visitor)
    .orderBy('created_at', 'desc')
    .orderBy('property_id', 'desc')
    .limit(maxFavorites)
    .execute();
}

export type ToggleResult = { is_favorite: boolean; count: number };

/** Toggles a favourite; null when the visitor's list is full. */
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
    await noteVisit(transaction, visitor, { isAdding: true });
    await transaction
      .insertInto('favorites')
      .values({ visitor_hash: visitor, property_id: propertyId, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { is_favorite: true, count: await count() };
  });
}

/** Milliseconds that favourites are kept after the last visit; the privacy policy states both periods. */
const keptAfterVisit = 365 * day;
const keptWithoutReturn = 30 * day;

/** Records the day of a visit, once a day. New visitors are recorded only when they add a favourite. */
async function noteVisit(db: Kysely<Database>, visitor: string, { isAdding = false } = {}): Promise<void> {
  const now = new Date().toISOString();
  const row = await db
    .selectFrom('favorite_visitors')
    .select('last_seen_at')
    .where('visitor_hash', '=', visitor)
    .executeTakeFirst();
  if (row ? row.last_seen_at.slice(0, 10) === now.slice(0, 10) : !isAdding) return;
  await db
    .insertInto('favorite_visitors')
    .values({ visitor_hash: visitor, created_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.column('visitor_hash').doUpdateSet({ last_seen_at: now }))
    .execute();
}

/**
 * Deletes the favourites of visitors who have not come for a year, or for 30 days if they never returned after their
 * first day.
 * @returns the number of deleted visitors
 */
export async function deleteAbsentVisitors(db: Kysely<Database>, now: number = Date.now()): Promise<number> {
  const lastVisit = new Date(now - keptAfterVisit).toISOString();
  const firstVisit = new Date(now - keptWithoutReturn).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('favorite_visitors')
    .where((where) =>
      where.or([
        where('last_seen_at', '<', lastVisit),
        where.and([
          where('last_seen_at', '<', firstVisit),
          where('last_seen_at', '=', where.ref('created_at')),
        ]),
      ]),
    )
    .executeTakeFirst();
  await db
    .deleteFrom('favorites')
    .where('created_at', '<', firstVisit)
    .where('visitor_hash', 'not in', (visitors) =>
      visitors.selectFrom('favorite_visitors').select('visitor_hash'),
    )
    .execute();
  return Number(numDeletedRows);
}
