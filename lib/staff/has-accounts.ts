import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';

/** Whether there is any account. Separate from accounts.ts, so that the start does not load better-auth. */
export async function hasAccounts(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}
