import type { Transaction } from 'kysely';
import { withPropertyEdits } from '@/lib/catalog/edited-record';
import { requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { noteCatalogChanged } from '@/lib/catalog/reads/freshness';
import type { PropertyRecord } from '@/lib/catalog/record';
import { storedRecord } from '@/lib/catalog/sql/read/records';
import { hiddenField } from '@/lib/catalog/sql/write/edited-writes';
import { refreshLandingFigures, type Subject, subjectColumns } from '@/lib/catalog/sql/write/landing-figures';
import { rewriteProperty } from '@/lib/catalog/sql/write/write-properties';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { dropHandEdit, type HandEdit, putHandEdit, readHandEdits } from '@/lib/hand-edits';
import { ApiError } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import { landingKinds } from '@/lib/routes';
import { audit } from '@/lib/staff/audit';
import { type DeskProperty, getDeskProperty } from './desk';
import { storedValue } from './editable-fields';
import { permitError, permitFields, permitNumberOf, requireOwnPermit } from './own-permit';
import { type Edits, readValues, type Target } from './read-values';

/**
 * Changes the sent fields that differ; they override the feed from then on.
 * @param given texts by field; `was` has the values the form was opened with
 * @throws {ApiError} 404 for an unknown id, 422 with messages by field, 409 when a value is no longer as in `was` or a
 *   backend keeps the catalogue
 */
export async function updateProperty(id: number, given: Fields, actor: string): Promise<DeskProperty> {
  return change(id, actor, async (target) => {
    const values = await readValues(target, given);
    const changed = Object.keys(values);
    if (changed.length === 0) return null;
    for (const [field, value] of Object.entries(values)) await putEdit(target, field, value, actor);
    const result = { ...target.record, ...values };
    if (changed.some((field) => permitFields.has(field))) await requireOwnPermit(target.trx, result);
    return { action: 'changed', fields: changed };
  });
}

/**
 * Hides a property, or shows it again if its feed and permit allow it.
 * @throws {ApiError} 404 for an unknown id, 422 when another property has its permit number, 409 when a backend keeps the
 *   catalogue
 */
export async function setHidden(id: number, isHidden: boolean, actor: string): Promise<DeskProperty> {
  return change(id, actor, async ({ trx, record }) => {
    const now = new Date().toISOString();
    const hidden = { value: true, feedValue: null, editedBy: actor, editedAt: now };
    if (isHidden) await putHandEdit(trx, 'property', record.key, hiddenField, hidden);
    else {
      await requireOwnPermit(trx, record);
      await dropHandEdit(trx, 'property', record.key, hiddenField);
    }
    return { action: isHidden ? 'hidden' : 'shown', fields: [] };
  });
}

/**
 * Replaces the desk's value of a field by the feed's.
 * @throws {ApiError} 404 without such an edit, 422 when the property may not have its permit number then, 409 when a
 *   backend keeps the catalogue
 */
export async function followFeed(id: number, field: string, actor: string): Promise<DeskProperty> {
  return change(id, actor, async ({ trx, record, edits }) => {
    const known = edits.get(field);
    if (!known || field === hiddenField) throw new ApiError(404, 'The feed has no other value.');
    if (permitFields.has(field)) {
      const result = { ...record, [field]: known.feedValue ?? null };
      const permit_number = permitNumberOf(result, (reason) => {
        throw permitError(reason);
      });
      await requireOwnPermit(trx, { ...result, permit_number });
    }
    await dropHandEdit(trx, 'property', record.key, field);
    return { action: 'follows feed', fields: [field] };
  });
}

type Change = (target: Target) => Promise<{ action: string; fields: string[] } | null>;

/** Applies a change of a property's edits and rewrites the property, taking turns with imports. */
async function change(id: number, actor: string, apply: Change): Promise<DeskProperty> {
  requireOwnCatalog();
  const db = await database();
  const changed = await inLockedTransaction(db, 'catalog', async (trx) => {
    const record = await storedRecord(trx, id);
    if (!record) throw new ApiError(404, 'Property not found.');
    const edits: Edits = (await readHandEdits(trx, 'property', [record.key])).get(record.key) ?? new Map();
    const done = await apply({ trx, record, edits });
    if (!done) return null;
    const { id: _, hidden_from, ...stored } = record;
    const before = await subjectsOf(trx, id);
    await rewriteProperty(trx, { ...withFeedValues(stored, edits), updated_at: null });
    return { ...done, key: record.key, subjects: [...before, ...(await subjectsOf(trx, id))] };
  });
  if (changed) {
    const { action, key, fields, subjects } = changed;
    const subject = fields.length > 0 ? `${key}: ${fields.join(', ')}` : key;
    await audit({ actor, action: `property.${action}`, subject });
    await refreshLandingFigures(db, distinct(subjects));
    await noteCatalogChanged();
  }
  const property = await getDeskProperty(id);
  if (!property) throw new ApiError(404, 'Property not found.');
  return property;
}

/** The landing pages that include the property. */
async function subjectsOf(trx: Transaction<Database>, id: number): Promise<Subject[]> {
  const row = await trx
    .selectFrom('properties')
    .select(Object.values(subjectColumns))
    .where('id', '=', id)
    .executeTakeFirst();
  return landingKinds.flatMap((kind) => {
    const subject = row?.[subjectColumns[kind]] ?? null;
    return subject === null ? [] : [{ kind, id: subject }];
  });
}

function distinct(subjects: Subject[]): Subject[] {
  return [...new Map(subjects.map((subject) => [`${subject.kind} ${subject.id}`, subject])).values()];
}

/** The record with the feed's values in place of its edits. */
function withFeedValues(record: PropertyRecord, edits: Edits): PropertyRecord {
  const feed = [...edits].map(([field, known]): [string, HandEdit] => [
    field,
    { ...known, value: known.feedValue ?? null },
  ]);
  return withPropertyEdits(record, new Map(feed));
}

async function putEdit(
  { trx, record, edits }: Target,
  field: string,
  value: unknown,
  actor: string,
): Promise<void> {
  const known = edits.get(field);
  const feedValue = known ? known.feedValue : storedValue(record, field);
  if (JSON.stringify(feedValue ?? null) === JSON.stringify(value)) {
    await dropHandEdit(trx, 'property', record.key, field);
    return;
  }
  const editedAt = new Date().toISOString();
  await putHandEdit(trx, 'property', record.key, field, { value, feedValue, editedBy: actor, editedAt });
}
