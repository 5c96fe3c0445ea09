import type { Transaction } from 'kysely';
import { withPropertyEdits } from '@/lib/catalog/edited-record';
import { noteCatalogChanged } from '@/lib/catalog/expiry';
import type { RelationName } from '@/lib/catalog/fields/property-fields';
import { requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { isRecord } from '@/lib/catalog/parse/fields';
import { maxHtml, maxLine } from '@/lib/catalog/parse/limits';
import { parseNumber } from '@/lib/catalog/parse/number';
import { checkedPermitNumber } from '@/lib/catalog/permit-number';
import type { PropertyRecord } from '@/lib/catalog/record';
import { isSold } from '@/lib/catalog/sales-status';
import { whyPictureIsHidden } from '@/lib/catalog/shown-picture';
import { type StoredRecord, storedRecord } from '@/lib/catalog/sql/read/records';
import { hiddenField } from '@/lib/catalog/sql/write/edited-writes';
import { refreshLandingFigures, type Subject, subjectColumns } from '@/lib/catalog/sql/write/landing-figures';
import { withoutDuplicatePermits } from '@/lib/catalog/sql/write/permits';
import { rewriteProperty } from '@/lib/catalog/sql/write/write-properties';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { formatNumber } from '@/lib/format/number';
import { plainText } from '@/lib/format/plain-text';
import { formText } from '@/lib/forms/form-text';
import { refuseOutdated } from '@/lib/forms/refuse-outdated';
import { notTextMessage } from '@/lib/forms/typed-values';
import { dropHandEdit, type HandEdit, putHandEdit, readHandEdits } from '@/lib/hand-edits';
import { ApiError, invalidForm } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import { landingKinds } from '@/lib/routes';
import { fold } from '@/lib/search/fold';
import { audit } from '@/lib/staff/audit';
import { hasKey } from '@/lib/typed-keys';
import { choosableNames, type DeskProperty, getDeskProperty } from './desk';
import {
  type EditableField,
  editableFields,
  isRelation,
  labelWithMeasure,
  storedValue,
} from './editable-fields';

/**
 * Changes the sent fields that differ; they override the feed from then on.
 * @param given texts by field; `was` has the values the form was opened with
 * @throws {ApiError} 404 for an unknown id, 422 with messages by field, 409 when a value is no longer as in `was` or a
 *   backend keeps the catalogue
 */
export async function updateProperty(id: number, given: Fields, actor: string): Promise<DeskProperty> {
  return change(id, actor, async (trx, record, edits) => {
    const values = await readValues(trx, record, edits, given);
    const changed = Object.keys(values);
    if (changed.length === 0) return null;
    for (const [field, value] of Object.entries(values))
      await putEdit(trx, record, edits, field, value, actor);
    const result = { ...record, ...values };
    if (changed.some((field) => permitFields.has(field))) await requireOwnPermit(trx, result);
    return { action: 'changed', fields: changed };
  });
}

/**
 * Hides a property, or shows it again if its feed and permit allow it.
 * @throws {ApiError} 404 for an unknown id, 422 when another property has its permit number, 409 when a backend keeps the
 *   catalogue
 */
export async function setHidden(id: number, isHidden: boolean, actor: string): Promise<DeskProperty> {
  return change(id, actor, async (trx, record) => {
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
  return change(id, actor, async (trx, record, edits) => {
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

type Edits = Map<string, HandEdit>;
type Change = (
  trx: Transaction<Database>,
  record: StoredRecord,
  edits: Edits,
) => Promise<{ action: string; fields: string[] } | null>;

/** Applies a change of a property's edits and rewrites the property, taking turns with imports. */
async function change(id: number, actor: string, apply: Change): Promise<DeskProperty> {
  requireOwnCatalog();
  const db = await database();
  const changed = await inLockedTransaction(db, 'catalog', async (trx) => {
    const record = await storedRecord(trx, id);
    if (!record) throw new ApiError(404, 'Property not found.');
    const edits: Edits = (await readHandEdits(trx, 'property', [record.key])).get(record.key) ?? new Map();
    const done = await apply(trx, record, edits);
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
  trx: Transaction<Database>,
  record: StoredRecord,
  edits: Edits,
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

/**
 * Parses the sent values that differ from the stored ones.
 * @throws {ApiError} 422 with messages by field, 409 when a stored value is no longer as in `was`
 */
async function readValues(
  trx: Transaction<Database>,
  record: StoredRecord,
  edits: Edits,
  { was, ...given }: Fields,
): Promise<Record<string, unknown>> {
  const errors: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const field of editableFields) {
    const sent = given[field.name];
    const { value, problem } = await readField(trx, record, edits, field, sent);
    if (problem) errors[field.name] = problem;
    else if (value !== undefined) values[field.name] = value;
  }
  const result: StoredRecord = { ...record, ...values };
  if (!errors.permit_number && Object.keys(values).some((name) => permitFields.has(name))) {
    const complain = (reason: string) => {
      errors.permit_number = `This ${reason}.`;
    };
    const number = hasKey(values, 'permit_number')
      ? checkedPermitNumber(result.permit_number, result.city, complain)
      : permitNumberOf(result, complain);
    if (number === record.permit_number) delete values.permit_number;
    else values.permit_number = number;
  }
  if (values.sold_at && !isSold(result.sales_status))
    errors.sold_at = 'Only a sold property has a day of sale. Please set the sales status, too.';
  if (Object.keys(errors).length > 0) throw invalidForm(errors);
  refuseOutdated(
    withPlainAmounts(was),
    editableFields
      .filter(({ name }) => hasKey(values, name))
      .map((field) => {
        const stored = storedValue(record, field.name);
        const shown = field.control === 'long' ? { shown: plainText(formText(stored)) } : {};
        return { name: field.name, label: labelWithMeasure(field), stored, ...shown };
      }),
  );
  return values;
}

/** The values that a form was opened with, as they are stored: it shows amounts with separators. */
function withPlainAmounts(was: unknown): unknown {
  if (!isRecord(was)) return was;
  const plain = editableFields.flatMap(({ name, measure }) => {
    const number = measure ? parseNumber(was[name], () => undefined) : null;
    return number === null ? [] : [[name, number]];
  });
  return { ...was, ...Object.fromEntries(plain) };
}

type ReadField = { value?: unknown; problem?: string | null };

/** Parses a sent value. @returns without `value` when nothing was sent or it is the stored one */
async function readField(
  trx: Transaction<Database>,
  record: StoredRecord,
  edits: Edits,
  field: EditableField,
  sent: unknown,
): Promise<ReadField> {
  if (sent === undefined) return {};
  if (typeof sent === 'object' && sent !== null) return { problem: notTextMessage };
  const text = formText(sent);
  const stored = storedValue(record, field.name);
  if (text === formText(stored)) return {};
  const limit = field.control === 'long' ? maxHtml : maxLine;
  if (text.length > limit) return { problem: `This is longer than ${formatNumber(limit)} characters.` };
  const problems: string[] = [];
  const value =
    feedName(edits, field.name, text) ??
    (await readValue(trx, field, text, (reason) => problems.push(reason)));
  if (problems[0]) return { problem: `This ${problems[0]}.` };
  if (JSON.stringify(value) === JSON.stringify(stored)) return {};
  return { value, problem: problemOf(field.name, value) };
}

/** Why a new value of a field is refused; null when it is not. */
function problemOf(field: string, value: unknown): string | null {
  if (field === 'title' && value === null) return 'Please enter a title.';
  return field === 'cover_image' ? whyPictureIsHidden(value) : null;
}

async function readValue(
  trx: Transaction<Database>,
  { name, control, parse, store }: EditableField,
  text: string,
  complain: (reason: string) => void,
): Promise<unknown> {
  const value = store(parse(text, complain));
  if (typeof value !== 'string') return value;
  if (isRelation(name)) return knownName(trx, name, value, complain);
  if (control === 'agent') {
    const agent = await trx
      .selectFrom('agents')
      .select('email')
      .where('email', '=', value)
      .executeTakeFirst();
    if (!agent) complain('is not the address of an agent');
  }
  return value;
}

/** The feed's name, which perhaps no property has while it is edited; null when the text is another name. */
function feedName(edits: Edits, field: string, text: string): string | null {
  const name = edits.get(field)?.feedValue;
  return isRelation(field) && typeof name === 'string' && fold(name) === fold(text) ? name : null;
}

/** The catalogue's spelling of a name; complains when the catalogue does not have it. */
async function knownName(
  trx: Transaction<Database>,
  relation: RelationName,
  text: string,
  complain: (reason: string) => void,
): Promise<string> {
  const found = await choosableNames(trx, relation).where('search_name', '=', fold(text)).executeTakeFirst();
  if (!found) complain('is a name that no property has yet; please choose one of the list');
  return found?.name ?? text;
}

/** Fields that decide which permit number a property may have. */
const permitFields = new Set([
  'permit_number',
  'permit_expires_at',
  'city',
  'sales_status',
  'property_status',
  'project_number',
]);

/** The normalised permit number of a property; a sold one keeps the number it has. */
function permitNumberOf(
  { permit_number, city, sales_status }: PropertyRecord,
  complain: (reason: string) => void,
): string | null {
  return isSold(sales_status) ? permit_number : checkedPermitNumber(permit_number, city, complain);
}

/** @throws {ApiError} 422 when another property has the permit number */
async function requireOwnPermit(trx: Transaction<Database>, record: PropertyRecord): Promise<void> {
  await withoutDuplicatePermits(trx, [record], (_index, reason) => {
    throw permitError(reason.replace('property.permit_number ', ''));
  });
}

function permitError(reason: string): ApiError {
  const errors = { permit_number: `This ${reason}.` };
  return new ApiError(422, `The permit number ${reason}.`, { errors });
}
