import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema';

/**
 * A random secret, created on first call and stored in the database, so that all instances share it.
 * @param name purpose, such as `auth`
 * @returns 64 hexadecimal digits
 */
export async function siteSecret(db: Kysely<Database>, name: string): Promise<string> {
  await db
    .insertInto('site_secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('site_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
