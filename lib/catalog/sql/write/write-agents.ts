import type { Kysely } from 'kysely';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { Database } from '@/lib/database/schema';
import { inBatches } from './write-batch';

/** Adds the agents of these records and updates those that nobody edited by hand; of several the last counts. */
export async function writeAgents(db: Kysely<Database>, records: PropertyRecord[]): Promise<void> {
  const changed = await changedAgents(db, records);
  await inBatches(changed, (rows) =>
    db
      .insertInto('agents')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet((e) => ({
          name: e.ref('excluded.name'),
          photo: e.ref('excluded.photo'),
          languages: e.ref('excluded.languages'),
          phone: e.ref('excluded.phone'),
          brn: e.ref('excluded.brn'),
        })),
      )
      .execute(),
  );
}

/** The agents of these records that are not stored as they are. */
export async function changedAgents(db: Kysely<Database>, records: PropertyRecord[]) {
  const given = new Map(
    records.flatMap(({ agent, is_sample }) => {
      if (!agent || is_sample) return [];
      const { languages, ...rest } = agent;
      return [[agent.email, { ...rest, languages: languages.join(', ') || null }] as const];
    }),
  );
  if (given.size === 0) return [];
  const known = await db
    .selectFrom('agents')
    .select(['email', 'name', 'photo', 'languages', 'phone', 'brn', 'edited_at'])
    .where('email', 'in', [...given.keys()])
    .execute();
  const standing = new Map(known.map(({ edited_at, ...agent }) => [agent.email, { agent, edited_at }]));
  return [...given.values()].filter((row) => {
    const found = standing.get(row.email);
    const isSame =
      found && Object.entries(row).every(([name, value]) => found.agent[name as keyof typeof row] === value);
    return !found || (found.edited_at === null && !isSame);
  });
}
