import { database } from '@/lib/database/connection';

/** Actor of `npm run staff`. */
export const commandLine = 'command line';

export type AuditEntry = {
  /** Email address, or `command line`. */
  actor: string;
  /** Action, such as `account.disabled`. */
  action: string;
  /** Target: an email address, `enquiry 12`… */
  subject?: string | null;
};

/** Records who read, changed or exported what. */
export async function audit({ actor, action, subject = null }: AuditEntry): Promise<void> {
  const db = await database();
  await db
    .insertInto('audit_log')
    .values({ created_at: new Date().toISOString(), actor, action, subject })
    .execute();
}

/** The latest entries, newest first. */
export async function listAuditEntries({ page, pageSize }: { page: number; pageSize: number }) {
  const db = await database();
  const [results, { count }] = await Promise.all([
    db
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('audit_log')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { count, results };
}
