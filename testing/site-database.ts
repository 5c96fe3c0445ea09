import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';

const shared = globalThis as typeof globalThis & { siteDatabase?: Promise<Kysely<Database>> };

/** Opens a database that `database()` returns until the result is closed. */
export async function useSiteDatabase(
  url: string,
): Promise<{ db: Kysely<Database>; close: () => Promise<void> }> {
  const db = await openDatabase(url);
  shared.siteDatabase = Promise.resolve(db);
  return {
    db,
    async close() {
      shared.siteDatabase = undefined;
      await db.destroy();
    },
  };
}
