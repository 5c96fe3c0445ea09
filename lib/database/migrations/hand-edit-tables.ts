import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';

/** Migration: values that the desk enters in place of a feed's, ids of agents, and an index of properties by agent. */
export async function addHandEdits(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('hand_edits')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('feed_value', 'text')
    .addColumn('edited_by', 'text', (c) => c.notNull())
    .addColumn('edited_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('hand_edits_key', ['kind', 'key', 'field'])
    .execute();
  await db.schema.alterTable('agents').addColumn('id', 'text').execute();
  const agents = await db.selectFrom('agents').select('email').execute();
  for (const { email } of agents)
    await db.updateTable('agents').set({ id: randomUUID() }).where('email', '=', email).execute();
  await db.schema.createIndex('agents_by_id').unique().on('agents').column('id').execute();
  await sql`update properties set agent_email = lower(trim(agent_email))
    where agent_email <> lower(trim(agent_email))`.execute(db);
  await db.schema
    .createIndex('properties_by_agent')
    .on('properties')
    .columns(['agent_email', 'hidden_from', 'feed_key'])
    .where('agent_email', 'is not', null)
    .execute();
}
