import { sql } from 'kysely';
import { keySeparator } from '@/lib/catalog/keys/feed-key';
import { nowInSeconds } from '@/lib/catalog/permits/permit-end';
import { database } from '@/lib/database/connection';
import { textBefore } from '@/lib/database/dialect';
import { type HandEdit, readHandEdits } from '@/lib/hand-edits';
import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { fold } from '@/lib/search/words/fold';
import { type AgentField, agentFields } from './agent-form';

/* Agents of properties for the desk, including those who have left. */

export type DeskAgent = Record<AgentField, string | null> & {
  id: string;
  email: string;
  name: string;
  left_at: string | null;
  /** Whether an account with the same address is disabled, which also hides the agent. */
  is_disabled: boolean;
  /** Number of properties on the site. */
  listings: number;
  /** Feeds of these properties. */
  feeds: string[];
};

export type AgentEdit = {
  field: AgentField;
  /** The feed's value; null when it has none. */
  feed_value: string | null;
  /** Whether any feed has this agent. */
  is_in_feed: boolean;
  edited_by: string;
  edited_at: string;
};

export type DeskAgentDetail = DeskAgent & { edits: AgentEdit[] };

const agentStates = ['present', 'left'] as const;
export type AgentState = (typeof agentStates)[number];

export type AgentQuery = { state: AgentState | null; search: string; page: number; pageSize: number };

/** Reads the filters of a URL; unreadable values are dropped. */
export function readAgentQuery(query: URLSearchParams): AgentQuery {
  return {
    state: agentStates.find((state) => state === query.get('state')) ?? null,
    search: searchValue(query, 'search'),
    ...pageValues(query, 50),
  };
}

/** Sorted by name; agents who have left come last. */
export async function listAgents({
  state,
  search,
  page,
  pageSize,
}: AgentQuery): Promise<{ count: number; results: DeskAgent[] }> {
  const db = await database();
  let matching = db.selectFrom('agents').leftJoin('staff', 'staff.email', 'agents.email');
  if (state) matching = matching.where('left_at', state === 'left' ? 'is not' : 'is', null);
  const text = fold(search);
  const all = await matching
    .select(['agents.id', 'agents.email', 'agents.name', 'agents.photo', 'agents.languages'])
    .select(['agents.phone', 'agents.brn', 'agents.left_at', 'staff.disabled_at'])
    .orderBy(sql`case when agents.left_at is null then 0 else 1 end`)
    .orderBy(sql`lower(agents.name)`)
    .orderBy('agents.email')
    .execute();
  const found = all.filter(({ name, email, brn }) => fold(`${name} ${email} ${brn ?? ''}`).includes(text));
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  const properties = await propertiesOf(rows.map(({ email }) => email));
  const results = rows.map(({ disabled_at, ...agent }) => ({
    ...agent,
    is_disabled: disabled_at !== null,
    ...(properties.get(agent.email) ?? { listings: 0, feeds: [] }),
  }));
  return { count: found.length, results };
}

type AgentProperties = Pick<DeskAgent, 'listings' | 'feeds'>;

/** Properties on the site and their feeds, by agent. Agents without any are missing. */
async function propertiesOf(emails: string[]): Promise<Map<string, AgentProperties>> {
  if (emails.length === 0) return new Map();
  const db = await database();
  const feed = textBefore(db, sql.ref('feed_key'), keySeparator);
  const rows = await db
    .selectFrom('properties')
    .select((e) => ['agent_email', feed.as('feed'), e.fn.countAll().as('count')])
    .where('agent_email', 'in', emails)
    .where('hidden_from', '>', nowInSeconds())
    .groupBy(['agent_email', feed])
    .orderBy(feed)
    .execute();
  const found = new Map<string, AgentProperties>();
  for (const { agent_email, feed: name, count } of rows) {
    const { listings, feeds } = found.get(agent_email ?? '') ?? { listings: 0, feeds: [] };
    found.set(agent_email ?? '', { listings: listings + Number(count), feeds: [...feeds, name] });
  }
  return found;
}

/** An agent with the desk's edits; null when there is none with this id. */
export async function getAgent(id: string): Promise<DeskAgentDetail | null> {
  const db = await database();
  const row = await db
    .selectFrom('agents')
    .leftJoin('staff', 'staff.email', 'agents.email')
    .select(['agents.id', 'agents.email', 'agents.name', 'agents.photo', 'agents.languages'])
    .select(['agents.phone', 'agents.brn', 'agents.left_at', 'staff.disabled_at'])
    .where('agents.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { disabled_at, ...agent } = row;
  const [edits, properties] = await Promise.all([
    readHandEdits(db, 'agent', [agent.email]),
    propertiesOf([agent.email]),
  ]);
  return {
    ...agent,
    is_disabled: disabled_at !== null,
    ...(properties.get(agent.email) ?? { listings: 0, feeds: [] }),
    edits: agentFields.flatMap((field) => {
      const edit = edits.get(agent.email)?.get(field);
      return edit ? [toAgentEdit(field, edit)] : [];
    }),
  };
}

function toAgentEdit(field: AgentField, { feedValue, editedBy, editedAt }: HandEdit): AgentEdit {
  return {
    field,
    feed_value: textOrNull(feedValue),
    is_in_feed: feedValue !== undefined,
    edited_by: editedBy,
    edited_at: editedAt,
  };
}

/** The fields of agents are texts; null is unknown. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
