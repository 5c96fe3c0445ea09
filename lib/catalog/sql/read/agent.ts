import type { Kysely } from 'kysely';
import type { Agent } from '@/lib/catalog/agent';
import type { Database } from '@/lib/database/schema';
import { splitList } from '@/lib/format/split-list';
import { findPropertyId } from './property';

/** The agent of a published property; null without one, and when the agent has left or their account is disabled. */
export async function agentOf(db: Kysely<Database>, ref: string): Promise<Agent | null> {
  const id = await findPropertyId(db, ref);
  if (id === null) return null;
  const property = await db
    .selectFrom('properties')
    .select('agent_email')
    .where('id', '=', id)
    .executeTakeFirst();
  const email = property?.agent_email?.trim().toLowerCase();
  if (!email) return null;
  const agent = await db
    .selectFrom('agents')
    .leftJoin('staff', 'staff.email', 'agents.email')
    .select(['agents.name', 'photo', 'agents.languages', 'phone', 'brn'])
    .where('agents.email', '=', email)
    .where('left_at', 'is', null)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  return agent ? { ...agent, languages: splitList(agent.languages) } : null;
}
