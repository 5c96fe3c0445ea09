import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { whyPictureIsHidden } from '@/lib/catalog/pictures/shown-picture';
import { noteCatalogChanged } from '@/lib/catalog/reads/freshness';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { refuseOutdated } from '@/lib/forms/refuse-outdated';
import { dropHandEdit, putHandEdit, readHandEdits } from '@/lib/hand-edits';
import { ApiError, invalidForm } from '@/lib/http/server/api-error';
import { audit } from '@/lib/staff/audit';
import { type AgentChange, type AgentField, agentFields, type NewAgent } from './agent-form';
import { agentLabels } from './agent-labels';
import { type DeskAgentDetail, getAgent, textOrNull } from './desk';

/* Changes that the desk makes to agents. */

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
    if (taken) throw invalidForm({ email: 'Another agent has this email address.' });
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
  return refreshed(id);
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
  return refreshed(id);
}

/**
 * Replaces the desk's value by the feed's.
 * @throws {ApiError} 404 without such an agent, edit or feed value, 409 when a backend keeps the catalogue
 */
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
  return refreshed(id);
}

/**
 * Marks an agent as left or returned, which hides or shows them on every page at once.
 * @throws {ApiError} 404 for an unknown agent, 409 when a backend keeps the catalogue
 */
export async function setAgentLeft(id: string, hasLeft: boolean, actor: string): Promise<DeskAgentDetail> {
  requireOwnCatalog();
  const email = await inTurn(async (trx) => {
    const agent = await agentById(trx, id);
    const left_at = hasLeft ? (agent.left_at ?? new Date().toISOString()) : null;
    await trx.updateTable('agents').set({ left_at }).where('id', '=', id).execute();
    return agent.email;
  });
  await audit({ actor, action: hasLeft ? 'agent.left' : 'agent.returned', subject: email });
  return refreshed(id);
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

/** Shows a change on cached pages, too. @returns the stored agent */
async function refreshed(id: string): Promise<DeskAgentDetail> {
  await noteCatalogChanged();
  const agent = await getAgent(id);
  if (!agent) throw new ApiError(404, 'Agent not found.');
  return agent;
}

/** @throws {ApiError} 422 when visitors would not see the photo */
function requireShownPhoto(photo: string | null | undefined): void {
  const problem = whyPictureIsHidden(photo);
  if (problem) throw invalidForm({ photo: problem });
}
