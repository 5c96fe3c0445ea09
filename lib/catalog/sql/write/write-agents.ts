import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PropertyRecord } from '@/lib/catalog/record';
import { inBatches } from '@/lib/database/in-batches';
import type { Database } from '@/lib/database/schema';
import {
  type HandEdit,
  hasNewFeedValues,
  noteFeedValues,
  readHandEdits,
  withHandEdits,
} from '@/lib/hand-edits';
import { keysOf } from '@/lib/typed-keys';

type AgentValues = {
  email: string;
  name: string;
  photo: string | null;
  languages: string | null;
  phone: string | null;
  brn: string | null;
};

type ChangedAgent = {
  /** The agent to store: with the desk's edits in place of the feed's values. */
  agent: AgentValues;
  feed: AgentValues;
  edits: Map<string, HandEdit> | undefined;
};

/** Adds the agents of these records and updates changed ones; the last of several with the same address counts. */
export async function writeAgents(db: Kysely<Database>, records: PropertyRecord[]): Promise<void> {
  const changed = await changedAgents(db, records);
  for (const { feed, edits } of changed)
    if (edits) await noteFeedValues(db, 'agent', feed.email, edits, feed);
  const agents = changed.map(({ agent }) => ({ ...agent, id: randomUUID() }));
  await inBatches(agents, (rows) =>
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

/** The agents of these records that differ from the stored ones, or whose feed values have changed. */
export async function changedAgents(
  db: Kysely<Database>,
  records: PropertyRecord[],
): Promise<ChangedAgent[]> {
  const given = new Map(
    records.flatMap(({ agent, is_sample }): [string, AgentValues][] => {
      if (!agent || is_sample) return [];
      const { languages, ...rest } = agent;
      return [[agent.email, { ...rest, languages: languages.join(', ') || null }]];
    }),
  );
  if (given.size === 0) return [];
  const known = await db
    .selectFrom('agents')
    .select(['email', 'name', 'photo', 'languages', 'phone', 'brn', 'edited_at'])
    .where('email', 'in', [...given.keys()])
    .execute();
  const stored = new Map(known.map((agent) => [agent.email, agent]));
  const edited = known.filter(({ edited_at }) => edited_at !== null).map(({ email }) => email);
  const editsOf = await readHandEdits(db, 'agent', edited);
  return [...given.values()]
    .map((feed) => {
      const edits = editsOf.get(feed.email);
      return { agent: withHandEdits(feed, edits), feed, edits };
    })
    .filter(({ agent, feed, edits }) => {
      const found = stored.get(agent.email);
      const differs = keysOf(agent).some((name) => found?.[name] !== agent[name]);
      return differs || (edits && hasNewFeedValues(edits, feed));
    });
}
