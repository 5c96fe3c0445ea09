import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { noteCatalogChanged } from '@/lib/catalog/expiry';
import { requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { nowInSeconds } from '@/lib/catalog/permit-end';
import { whyPictureIsHidden } from '@/lib/catalog/shown-picture';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import { contains } from '@/lib/database/like';
import type { Database } from '@/lib/database/schema';
import { refuseOutdated } from '@/lib/forms/refuse-outdated';
import { dropHandEdit, type HandEdit, putHandEdit, readHandEdits } from '@/lib/hand-edits';
import { ApiError, invalidForm } from '@/lib/http/server/api-error';
import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { audit } from '@/lib/staff/audit';
import { type AgentChange, type AgentField, agentFields, type NewAgent } from './agent-form';
import { agentLabels } from './agent-labels';

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

export const agentStates = ['present', 'left'] as const;
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
  if (search) {
    const words = sql`lower(agents.name || ' ' || agents.email || ' ' || coalesce(agents.brn, ''))`;
    matching = matching.where(contains(words, search.toLowerCase()));
  }
  const [{ count }, rows] = await Promise.all([
    matching.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow(),
    matching
      .select(['agents.id', 'agents.email', 'agents.name', 'agents.photo', 'agents.languages'])
      .select(['agents.phone', 'agents.brn', 'agents.left_at', 'staff.disabled_at'])
      .orderBy(sql`case when agents.left_at is null then 0 else 1 end`)
      .orderBy(sql`lower(agents.name)`)
      .orderBy('agents.email')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  const properties = await propertiesOf(rows.map(({ email }) => email));
  const results = rows.map(({ disabled_at, ...agent }) => ({
    ...agent,
    is_disabled: disabled_at !== null,
    ...(properties.get(agent.email) ?? { listings: 0, feeds: [] }),
  }));
  return { count: Number(count), results };
}

/** Properties on the site, by agent. Agents without any are missing. */
async function propertiesOf(emails: string[]): Promise<Map<string, { listings: number; feeds: string[] }>> {
  if (emails.length === 0) return new Map();
  const db = await database();
  const rows = await db
    .selectFrom('properties')
    .select((e) => [
      'agent_email',
      e.fn.countAll().as('count'),
      e.fn.min('feed_key').as('first'),
      e.fn.max('feed_key').as('last'),
    ])
    .where('agent_email', 'in', emails)
    .where('hidden_from', '>', nowInSeconds())
    .groupBy('agent_email')
    .execute();
  return new Map(
    rows.map(({ agent_email, count, first, last }) => [
      agent_email ?? '',
      { listings: Number(count), feeds: [...new Set([first, last].map((key) => key.split(':')[0] ?? key))] },
    ]),
  );
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

/**
 * Adds an agent; an import of the same person does not overwrite these values.
 * @throws {ApiError} 422 when the address is taken or the photo would not be shown, 409 when a backend keeps the catalogue
 */
export async function createAgent({ email, ...fields }: NewAgent, actor: string): Promise<DeskAgentDetail> {
  requireOwnCatalog();
  requireShownPhoto(fields.photo);
  const now = new Date().toISOString();
  const id = randomUUID();
  await inTurn(async (trx) => {
    const taken = await trx.selectFrom('agents').select('id').where('email', '=', email).executeTakeFirst();
    if (taken) throw refused({ email: 'Another agent has this email address.' });
    await trx
      .insertInto('agents')
      .values({ id, email, ...fields, edited_at: now })
      .execute();
    for (const field of agentFields) {
      const edit = { value: fields[field], feedValue: undefined, editedBy: actor, editedAt: now };
      await putHandEdit(trx, 'agent', email, field, edit);
    }
  });
  await audit({ actor, action: 'agent.created', subject: email });
  return shown(id);
}

/**
 * Changes an agent; imports do not overwrite the changed values.
 * @param was the values the form was opened with, by field
 * @throws {ApiError} 404 for an unknown agent, 422 when the photo would not be shown, 409 when a value is no longer as in
 *   `was` or a backend keeps the catalogue
 */
export async function updateAgent(
  id: string,
  change: AgentChange,
  actor: string,
  was?: unknown,
): Promise<DeskAgentDetail> {
  requireOwnCatalog();
  const now = new Date().toISOString();
  const changed = await inTurn(async (trx) => {
    const agent = await agentById(trx, id);
    const edits = (await readHandEdits(trx, 'agent', [agent.email])).get(agent.email);
    const fields = agentFields.filter(
      (field) => change[field] !== undefined && change[field] !== agent[field],
    );
    if (fields.includes('photo')) requireShownPhoto(change.photo);
    refuseOutdated(
      was,
      fields.map((name) => ({ name, label: agentLabels[name], stored: agent[name] })),
    );
    for (const field of fields) {
      const value = change[field];
      const known = edits?.get(field);
      const feedValue = known ? known.feedValue : agent[field];
      if (feedValue !== undefined && value === feedValue)
        await dropHandEdit(trx, 'agent', agent.email, field);
      else
        await putHandEdit(trx, 'agent', agent.email, field, {
          value,
          feedValue,
          editedBy: actor,
          editedAt: now,
        });
    }
    if (fields.length === 0) return null;
    await trx
      .updateTable('agents')
      .set({ ...change, edited_at: now })
      .where('id', '=', id)
      .execute();
    return { email: agent.email, fields };
  });
  if (changed)
    await audit({
      actor,
      action: 'agent.changed',
      subject: `${changed.email}: ${changed.fields.join(', ')}`,
    });
  return shown(id);
}

/** Replaces the desk's value by the feed's. @throws {ApiError} 404 without such an agent, edit or feed value */
export async function followFeed(id: string, field: AgentField, actor: string): Promise<DeskAgentDetail> {
  requireOwnCatalog();
  const email = await inTurn(async (trx) => {
    const agent = await agentById(trx, id);
    const edit = (await readHandEdits(trx, 'agent', [agent.email])).get(agent.email)?.get(field);
    const value = edit?.feedValue;
    if (!edit || value === undefined || (field === 'name' && !value))
      throw new ApiError(404, 'The feed has no other value.');
    await trx
      .updateTable('agents')
      .set({ [field]: textOrNull(value) })
      .where('id', '=', id)
      .execute();
    await dropHandEdit(trx, 'agent', agent.email, field);
    return agent.email;
  });
  await audit({ actor, action: 'agent.follows feed', subject: `${email}: ${field}` });
  return shown(id);
}

/** Marks an agent as left or returned, which hides or shows them on every page at once. @throws {ApiError} 404 */
export async function setAgentLeft(id: string, hasLeft: boolean, actor: string): Promise<DeskAgentDetail> {
  requireOwnCatalog();
  const email = await inTurn(async (trx) => {
    const agent = await agentById(trx, id);
    const left_at = hasLeft ? (agent.left_at ?? new Date().toISOString()) : null;
    await trx.updateTable('agents').set({ left_at }).where('id', '=', id).execute();
    return agent.email;
  });
  await audit({ actor, action: hasLeft ? 'agent.left' : 'agent.returned', subject: email });
  return shown(id);
}

/** The fields of agents are texts; null is unknown. */
function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Takes turns with imports, which also write agents. */
async function inTurn<T>(write: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return inLockedTransaction(await database(), 'catalog', write);
}

async function agentById(trx: Transaction<Database>, id: string) {
  const agent = await trx.selectFrom('agents').selectAll().where('id', '=', id).executeTakeFirst();
  if (!agent) throw new ApiError(404, 'Agent not found.');
  return agent;
}

/** The stored agent, read after cached pages were marked as out of date. */
async function shown(id: string): Promise<DeskAgentDetail> {
  await noteCatalogChanged();
  const agent = await getAgent(id);
  if (!agent) throw new ApiError(404, 'Agent not found.');
  return agent;
}

/** @throws {ApiError} 422 when visitors would not see the photo */
function requireShownPhoto(photo: string | null | undefined): void {
  const problem = whyPictureIsHidden(photo);
  if (problem) throw refused({ photo: problem });
}

function refused(errors: Record<string, string>): ApiError {
  return invalidForm(errors);
}
