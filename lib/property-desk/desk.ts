import { type Kysely, sql } from 'kysely';
import {
  eachRelation,
  propertyRelations,
  type RelationName,
  relationNames,
} from '@/lib/catalog/fields/property-fields';
import { feedOfKey } from '@/lib/catalog/keys/feed-key';
import { nowInSeconds } from '@/lib/catalog/permits/permit-end';
import { findPropertyId } from '@/lib/catalog/sql/read/property';
import { storedRecord } from '@/lib/catalog/sql/read/records';
import { hiddenField, isHiddenByHand } from '@/lib/catalog/sql/write/edited-writes';
import { database } from '@/lib/database/connection';
import { inLowerCase } from '@/lib/database/dialect';
import { contains } from '@/lib/database/like';
import type { Database } from '@/lib/database/schema';
import { formText } from '@/lib/forms/form-text';
import { type HandEdit, readHandEdits } from '@/lib/hand-edits';
import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { fold } from '@/lib/search/words/fold';
import { editableFields, storedValue } from './editable-fields';

/* Properties for the desk: including those off the site, with edits in place of the feed's values. */

const propertyStates = ['edited', 'hidden'] as const;
export type PropertyState = (typeof propertyStates)[number];

/** Why a property is not on the site: hidden by hand, gone from its feed, or its permit has ended. */
export const offSiteReasons = ['hand', 'feed', 'permit'] as const;
export type OffSiteReason = (typeof offSiteReasons)[number];

export type DeskPropertySummary = {
  id: number;
  slug: string;
  title: string;
  reference: string | null;
  district: string | null;
  city: string | null;
  /** The starting price in whole AED. */
  price: number | null;
  feed: string;
  updated_at: string;
  is_on_site: boolean;
  /** Null when it is on the site. */
  off_site: OffSiteReason | null;
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
  /** The feed's value as text; empty when it has none. */
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
  off_site: OffSiteReason | null;
  is_hidden_by_hand: boolean;
  /** Texts of the form, by field. */
  values: Record<string, string>;
  edits: PropertyEdit[];
};

/** Reads the filters of a URL; unreadable values are dropped. */
export function readDeskPropertyQuery(query: URLSearchParams): DeskPropertyQuery {
  return {
    state: propertyStates.find((state) => state === query.get('state')) ?? null,
    search: searchValue(query, 'search'),
    ...pageValues(query, 25),
  };
}

const maxSearchWords = 8;

/**
 * Properties without samples, latest change first. Each word of the search is in the title, place, developer, type, status,
 * reference or key.
 */
export async function listDeskProperties(
  query: DeskPropertyQuery,
): Promise<{ count: number; results: DeskPropertySummary[] }> {
  const db = await database();
  const now = nowInSeconds();
  const matching = matchingProperties(db, query, now);
  const [{ count }, rows] = await Promise.all([
    matching.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow(),
    matching
      .select(['id', 'slug', 'title', 'reference', 'price', 'feed_key', 'updated_at', 'hidden_from'])
      .select((e) => [
        e
          .selectFrom('districts')
          .select('name')
          .whereRef('districts.id', '=', 'properties.district_id')
          .as('district'),
        e.selectFrom('cities').select('name').whereRef('cities.id', '=', 'properties.city_id').as('city'),
      ])
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
  ]);
  const edits = await readHandEdits(
    db,
    'property',
    rows.map(({ feed_key }) => feed_key),
  );
  const results = rows.map(({ feed_key, hidden_from, ...row }) => ({
    ...row,
    feed: feedOfKey(feed_key),
    is_on_site: hidden_from > now,
    off_site: offSiteReason(hidden_from, now, edits.get(feed_key)),
    is_edited: edits.has(feed_key),
  }));
  return { count: Number(count), results };
}

function matchingProperties(db: Kysely<Database>, { state, search }: DeskPropertyQuery, now: number) {
  const edited = db.selectFrom('hand_edits').select('key').where('kind', '=', 'property').distinct();
  let matching = db.selectFrom('properties').where('is_sample', '=', 0);
  if (state === 'hidden') matching = matching.where('hidden_from', '<=', now);
  if (state === 'edited') matching = matching.where('feed_key', 'in', edited);
  for (const word of search.toLowerCase().split(' ').slice(0, maxSearchWords)) {
    if (word === '') continue;
    const folded = fold(word);
    matching = matching.where((e) =>
      e.or([
        contains(sql`title_sort`, folded),
        contains(sql`search_place`, folded),
        contains(sql`search_names`, folded),
        contains(inLowerCase(db, sql`feed_key`), word),
        contains(inLowerCase(db, sql`reference`), word),
      ]),
    );
  }
  return matching;
}

/** A property with its edits; null when there is none with this id. */
export async function getDeskProperty(id: number): Promise<DeskProperty | null> {
  const db = await database();
  const record = await storedRecord(db, id);
  if (!record) return null;
  const edits = (await readHandEdits(db, 'property', [record.key])).get(record.key);
  const now = nowInSeconds();
  return {
    id,
    slug: record.slug,
    key: record.key,
    title: record.title,
    is_on_site: record.hidden_from > now,
    off_site: offSiteReason(record.hidden_from, now, edits),
    is_hidden_by_hand: isHiddenByHand(edits),
    values: Object.fromEntries(editableFields.map(({ name }) => [name, formText(storedValue(record, name))])),
    edits: [...(edits ?? [])]
      .filter(([field]) => field !== hiddenField)
      .map(([field, { feedValue, editedBy, editedAt }]) => ({
        field,
        feed_value: formText(feedValue),
        edited_by: editedBy,
        edited_at: editedAt,
      })),
  };
}

/** The property with this id or slug, also a former one, and whether it is on the site; null when none is stored. */
export async function findDeskProperty(ref: string): Promise<Pick<DeskProperty, 'id' | 'off_site'> | null> {
  const db = await database();
  const id = await findPropertyId(db, ref, 'all');
  if (id === null) return null;
  const row = await db
    .selectFrom('properties')
    .select(['feed_key', 'hidden_from'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const edits = await readHandEdits(db, 'property', [row.feed_key]);
  return { id, off_site: offSiteReason(row.hidden_from, nowInSeconds(), edits.get(row.feed_key)) };
}

type Edits = ReadonlyMap<string, HandEdit> | undefined;

function offSiteReason(hiddenFrom: number, now: number, edits: Edits): OffSiteReason | null {
  if (hiddenFrom > now) return null;
  if (isHiddenByHand(edits)) return 'hand';
  return hiddenFrom === 0 ? 'feed' : 'permit';
}

/** Names to choose from, by field. */
export async function readNameChoices(): Promise<Record<RelationName, string[]>> {
  const db = await database();
  const names = relationNames.map(async (relation): Promise<[RelationName, string[]]> => {
    const rows = await choosableNames(db, relation).orderBy('name').execute();
    return [relation, [...new Set(rows.map(({ name }) => name))]];
  });
  const found = new Map(await Promise.all(names));
  return eachRelation((relation) => found.get(relation) ?? []);
}

/** Types, statuses, and the places and developers of properties: those of samples and former spellings stay stored. */
export function choosableNames(db: Kysely<Database>, relation: RelationName) {
  const { table, column } = propertyRelations[relation];
  const all = db.selectFrom(table).select('name');
  return vocabularies.has(relation)
    ? all
    : all.where('id', 'in', db.selectFrom('properties').select(column).where(column, 'is not', null));
}

const vocabularies = new Set<RelationName>(['property_type', 'property_status', 'sales_status']);

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
