import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';

/** Stores an advisor who has been invited, without a password. */
export async function insertInvited(
  db: Kysely<Database>,
  id: string,
  known: Partial<Database['staff']> = {},
): Promise<void> {
  const times = { created_at: '', updated_at: '' };
  const person = { id, email: `${id}@example.com`, email_verified: 0, name: id, role: 'advisor' } as const;
  await db
    .insertInto('staff')
    .values({ ...person, ...times, ...known })
    .execute();
}

/** Stores an advisor with a password, which nobody knows. */
export async function insertAdvisor(
  db: Kysely<Database>,
  id: string,
  known: Partial<Database['staff']> = {},
): Promise<void> {
  await insertInvited(db, id, known);
  const credential = { id, account_id: id, provider_id: 'credential', staff_id: id };
  await db
    .insertInto('staff_credentials')
    .values({ ...credential, created_at: '', updated_at: '' })
    .execute();
}
