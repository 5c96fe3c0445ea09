import { sql, type Transaction } from 'kysely';
import { noteCatalogChanged } from '@/lib/catalog/expiry';
import { propertyRelations, type RelationName } from '@/lib/catalog/fields/property-fields';
import { requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { checkedPermitNumber } from '@/lib/catalog/permit-number';
import type { PropertyRecord } from '@/lib/catalog/record';
import { type StoredRecord, storedRecord } from '@/lib/catalog/sql/read/records';
import { hiddenField } from '@/lib/catalog/sql/write/edited-writes';
import { withOwnPermits } from '@/lib/catalog/sql/write/permits';
import { rewriteProperty } from '@/lib/catalog/sql/write/write-properties';
import { database } from '@/lib/database/connection';
import { takeLock } from '@/lib/database/dialect';
import { contains } from '@/lib/database/like';
import type { Database } from '@/lib/database/schema';
import { singleLine } from '@/lib/forms/typed-values';
import {
  dropHandEdit,
  type HandEdit,
  putHandEdit,
  readHandEdits,
  withHandEdits,
} from '@/lib/hand-edits/hand-edits';
import { ApiError } from '@/lib/http/server/api-error';
import { numberValue } from '@/lib/http/server/query-values';
import type { Fields } from '@/lib/http/server/read-body';
import { fold } from '@/lib/search/fold';
import { audit } from '@/lib/staff/audit';
import { type EditableField, editableFields, isRelation } from './editable-fields';

/* Properties as the desk sees them: hidden ones too, with what was edited by hand in place of the feed's values. */

export const propertyStates = ['edited', 'hidden'] as const;
export type PropertyState = (typeof propertyStates)[number];

export type DeskPropertySummary = {
  id: number;
  slug: string;
  title: string;
  reference: string | null;
  feed: string;
  updated_at: string;
  is_on_site: boolean;
  is_edited: boolean;
};

export type DeskPropertyQuery = {
  state: PropertyState | null;
  search: string;
  page: number;
  pageSize: number;
};

export type PropertyEdit = {
  field: string;
  /** What the feed says instead, in words; empty when it says nothing. */
  feed_value: string;
  edited_by: string;
  edited_at: string;
};

export type DeskProperty = {
  id: number;
  slug: string;
  key: string;
  title: string;
  is_on_site: boolean;
  is_hidden_by_hand: boolean;
  /** Texts as in the form, by field. */
  values: Record<string, string>;
  edits: PropertyEdit[];
};

/** Reads the filters of a URL; unreadable values are dropped. */
export function readDeskPropertyQuery(query: URLSearchParams): DeskPropertyQuery {
  return {
    state: propertyStates.find((state) => state === query.get('state')) ?? null,
    search: singleLine(query.get('search')).slice(0, 200),
    page: numberValue(query, 'page', { min: 1, max: 1_000_000, fallback: 1 }),
    pageSize: numberValue(query, 'page_size', { min: 1, max: 100, fallback: 25 }),
  };
}

/** Without samples; the latest change first. The search looks into titles, references and keys. */
export async function listDeskProperties({
  state,
  search,
  page,
  pageSize,
}: DeskPropertyQuery): Promise<{ count: number; results: DeskPropertySummary[] }> {
  const db = await database();
  const now = Math.floor(Date.now() / 1000);
  const edited = db.selectFrom('hand_edits').select('key').where('kind', '=', 'property').distinct();
  let matching = db.selectFrom('properties').where('is_sample', '=', 0);
  if (state === 'hidden') matching = matching.where('hidden_from', '<=', now);
  if (state === 'edited') matching = matching.where('feed_key', 'in', edited);
  if (search) {
    const text = fold(search);
    matching = matching.where((e) =>
      e.or([
        contains(sql`title_sort`, text),
        contains(sql`lower(feed_key)`, search.toLowerCase()),
        contains(sql`lower(coalesce(reference, ''))`, search.toLowerCase()),
      ]),
    );
  }
  const [{ count }, rows] = await Promise.all([
    matching.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow(),
    matching
      .select(['id', 'slug', 'title', 'reference', 'feed_key', 'updated_at', 'hidden_from'])
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  const edits = await readHandEdits(
    db,
    'property',
    rows.map(({ feed_key }) => feed_key),
  );
  const results = rows.map(({ feed_key, hidden_from, ...row }) => ({
    ...row,
    feed: feed_key.split(':')[0] ?? feed_key,
    is_on_site: hidden_from > now,
    is_edited: edits.has(feed_key),
  }));
  return { count: Number(count), results };
}

/** A property with its edits; null when there is none. */
export async function getDeskProperty(id: number): Promise<DeskProperty | null> {
  const db = await database();
  const record = await storedRecord(db, id);
  if (!record) return null;
  const edits = (await readHandEdits(db, 'property', [record.key])).get(record.key);
  return {
    id,
    slug: record.slug,
    key: record.key,
    title: record.title,
    is_on_site: record.hidden_from > Math.floor(Date.now() / 1000),
    is_hidden_by_hand: edits?.get(hiddenField)?.value === true,
    values: Object.fromEntries(editableFields.map(({ name }) => [name, asText(storedValue(record, name))])),
    edits: [...(edits ?? [])]
      .filter(([field]) => field !== hiddenField)
      .map(([field, { feedValue, editedBy, editedAt }]) => ({
        field,
        feed_value: asText(feedValue),
        edited_by: editedBy,
        edited_at: editedAt,
      })),
  };
}

/** Names to choose from, by field: those of the catalogue. */
export async function readNameChoices(): Promise<Record<RelationName, string[]>> {
  const db = await database();
  const names = Object.entries(propertyRelations).map(async ([relation, { table }]) => {
    const rows = await db.selectFrom(table).select('name').orderBy('name').execute();
    return [relation, [...new Set(rows.map(({ name }) => name))]];
  });
  return Object.fromEntries(await Promise.all(names)) as Record<RelationName, string[]>;
}

/** Addresses and names of agents who have not left. */
export async function readAgentChoices(): Promise<{ email: string; name: string }[]> {
  const db = await database();
  return db
    .selectFrom('agents')
    .select(['email', 'name'])
    .where('left_at', 'is', null)
    .orderBy('name')
    .execute();
}

/**
 * Changes the fields that are sent and differ; they win over the feed from then on.
 * @throws {ApiError} 404, 422 with messages by field, 409 when a backend keeps the catalogue
 */
export async function updateProperty(id: number, given: Fields, actor: string): Promise<DeskProperty> {
  return change(id, actor, async (trx, record, edits) => {
    const values = await readValues(trx, record, given);
    const changed = Object.keys(values);
    if (changed.length === 0) return null;
    for (const [field, value] of Object.entries(values)) await edit(trx, record, edits, field, value, actor);
    if (changed.includes('permit_number')) await requireOwnPermit(trx, { ...record, ...values });
    return { action: 'changed', fields: changed };
  });
}

/** Takes a property off the site, or puts it back as far as feed and permit allow. @throws {ApiError} 404 */
export async function setHidden(id: number, isHidden: boolean, actor: string): Promise<DeskProperty> {
  return change(id, actor, async (trx, record) => {
    const now = new Date().toISOString();
    const hidden = { value: true, feedValue: null, editedBy: actor, editedAt: now };
    if (isHidden) await putHandEdit(trx, 'property', record.key, hiddenField, hidden);
    else await dropHandEdit(trx, 'property', record.key, hiddenField);
    return { action: isHidden ? 'hidden' : 'shown', fields: [] };
  });
}

/** Takes the feed's value of a field in place of the one entered by hand. @throws {ApiError} 404 without one */
export async function followFeedAgain(id: number, field: string, actor: string): Promise<DeskProperty> {
  return change(id, actor, async (trx, record, edits) => {
    if (!edits.has(field) || field === hiddenField) throw new ApiError(404, 'The feed has no other value.');
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

/** Changes the edits of a property and writes it again, in turn with imports. */
async function change(id: number, actor: string, apply: Change): Promise<DeskProperty> {
  requireOwnCatalog();
  const db = await database();
  const changed = await db.transaction().execute(async (trx) => {
    await takeLock(trx, 'catalog');
    const record = await storedRecord(trx, id);
    if (!record) throw new ApiError(404, 'Property not found.');
    const edits: Edits = (await readHandEdits(trx, 'property', [record.key])).get(record.key) ?? new Map();
    const done = await apply(trx, record, edits);
    if (!done) return null;
    const { id: _, hidden_from, ...stored } = record;
    await rewriteProperty(trx, { ...withFeedValues(stored, edits), updated_at: null });
    return { ...done, key: record.key };
  });
  if (changed) {
    const { action, key, fields } = changed;
    const subject = fields.length > 0 ? `${key}: ${fields.join(', ')}` : key;
    await audit({ actor, action: `property.${action}`, subject });
    await noteCatalogChanged();
  }
  const property = await getDeskProperty(id);
  if (!property) throw new ApiError(404, 'Property not found.');
  return property;
}

/** What the feed says: the record without its edits. */
function withFeedValues(record: PropertyRecord, edits: Edits): PropertyRecord {
  const feed = [...edits].map(([field, known]): [string, HandEdit] => [
    field,
    { ...known, value: known.feedValue ?? null },
  ]);
  return withHandEdits(record, new Map(feed));
}

async function edit(
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

/** The sent values that differ from the stored ones. @throws {ApiError} 422 with messages by field */
async function readValues(
  trx: Transaction<Database>,
  record: StoredRecord,
  given: Fields,
): Promise<Record<string, unknown>> {
  const errors: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const field of editableFields) {
    const sent = given[field.name];
    if (sent === undefined) continue;
    const text = asText(sent);
    if (text === asText(storedValue(record, field.name))) continue;
    const problems: string[] = [];
    const value = await readValue(trx, field, text, record, (reason) => problems.push(reason));
    if (problems[0]) errors[field.name] = `This ${problems[0]}.`;
    else if (field.name === 'title' && value === null) errors.title = 'Please enter a title.';
    else if (JSON.stringify(value) !== JSON.stringify(storedValue(record, field.name)))
      values[field.name] = value;
  }
  if (Object.keys(errors).length > 0)
    throw new ApiError(422, 'Please check the form and try again.', { errors });
  return values;
}

async function readValue(
  trx: Transaction<Database>,
  { name, control, parse, store }: EditableField,
  text: string,
  record: StoredRecord,
  complain: (reason: string) => void,
): Promise<unknown> {
  const value = store(parse(text, complain));
  if (typeof value !== 'string') return value;
  if (isRelation(name)) return knownName(trx, propertyRelations[name].table, value, complain);
  if (name === 'permit_number') return checkedPermitNumber(value, record.city, complain);
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

/** The name as the catalogue writes it. */
async function knownName(
  trx: Transaction<Database>,
  table: (typeof propertyRelations)[RelationName]['table'],
  text: string,
  complain: (reason: string) => void,
): Promise<string> {
  const found = await trx
    .selectFrom(table)
    .select('name')
    .where('search_name', '=', fold(text))
    .executeTakeFirst();
  if (!found) complain('is a name that no listing has yet; please choose one of the list');
  return found?.name ?? text;
}

/** @throws {ApiError} 422 when another listing has the permit number */
async function requireOwnPermit(trx: Transaction<Database>, record: PropertyRecord): Promise<void> {
  const refuse = (_index: number, reason: string) => {
    const message = `This ${reason.replace('property.permit_number ', '')}.`;
    throw new ApiError(422, 'Please check the form and try again.', { errors: { permit_number: message } });
  };
  await withOwnPermits(trx, [record], refuse);
}

function storedValue(record: StoredRecord, name: string): unknown {
  return record[name as keyof StoredRecord] ?? null;
}

/** A value as in a form; empty when unknown. Line breaks are those of browsers. */
function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return String(value).replace(/\r\n?/g, '\n');
}
