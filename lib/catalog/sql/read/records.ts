import type { Kysely, Selectable } from 'kysely';
import type { AgentRecord } from '@/lib/catalog/agent';
import { fromColumns } from '@/lib/catalog/fields/field';
import { eachRelation, propertyFields } from '@/lib/catalog/fields/property-fields';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import { isUndated } from '@/lib/catalog/lists/recency';
import type { PropertyRecord, UnitRecord } from '@/lib/catalog/record';
import type { Database, PropertyRow } from '@/lib/database/schema';
import { splitList } from '@/lib/format/split-list';
import { paymentPlansOf } from './payment-plans';
import { readRelationNames } from './relations';

/** A stored property with all data that an import needs to store it again. */
export type StoredRecord = PropertyRecord & {
  id: number;
  slug: string;
  updated_at: string;
  /** Seconds since 1970. */
  hidden_from: number;
};

const batchProperties = 200;
/** Maximum number of units in a batch of several properties; a single property may have 10,000. */
const batchUnits = 5_000;

/**
 * Every stored property by id, including those off the site, in small batches.
 * @param among samples or real properties
 */
export async function* storedRecords(
  db: Kysely<Database>,
  among: 'real' | 'samples',
): AsyncGenerator<StoredRecord[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('properties')
      .selectAll()
      .where('id', '>', after)
      .where('is_sample', '=', among === 'samples' ? 1 : 0)
      .orderBy('id')
      .limit(batchProperties)
      .execute();
    const batch = firstWithin(rows);
    const last = batch.at(-1);
    if (!last) return;
    after = last.id;
    yield await recordsOf(db, batch);
  }
}

/** A stored property by id; null when there is none, and for samples. */
export async function storedRecord(db: Kysely<Database>, id: number): Promise<StoredRecord | null> {
  const rows = await db
    .selectFrom('properties')
    .selectAll()
    .where('id', '=', id)
    .where('is_sample', '=', 0)
    .execute();
  return rows.length > 0 ? ((await recordsOf(db, rows))[0] ?? null) : null;
}

function firstWithin(rows: PropertyRow[]): PropertyRow[] {
  let units = 0;
  const end = rows.findIndex((row, index) => {
    units += row.units_count;
    return units > batchUnits && index > 0;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

/** The records of stored rows; needs at least one row. */
export async function recordsOf(db: Kysely<Database>, rows: PropertyRow[]): Promise<StoredRecord[]> {
  const ids = rows.map(({ id }) => id);
  const [descriptions, images, facilities, plans, units, nameOf, agentsOf] = await Promise.all([
    db.selectFrom('property_descriptions').selectAll().where('property_id', 'in', ids).execute(),
    db
      .selectFrom('property_images')
      .select(['property_id', 'image'])
      .where('property_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('property_facilities')
      .innerJoin('facilities', 'facilities.id', 'property_facilities.facility_id')
      .select(['property_facilities.property_id', 'facilities.name'])
      .where('property_facilities.property_id', 'in', ids)
      .orderBy('property_facilities.position')
      .execute(),
    paymentPlansOf(db, ids),
    db.selectFrom('units').selectAll().where('property_id', 'in', ids).orderBy('id').execute(),
    readRelationNames(db, rows),
    presentAgents(db, rows),
  ]);
  const descriptionOf = new Map(descriptions.map((row) => [row.property_id, row.description]));
  const imagesOf = byProperty(images);
  const facilitiesOf = byProperty(facilities);
  const unitsOf = byProperty(units);
  return rows.map((row) => ({
    id: row.id,
    key: row.feed_key,
    slug: row.slug,
    title: row.title,
    ...fromColumns(propertyFields, row),
    ...eachRelation((name) => nameOf(row, name)?.name ?? null),
    description: descriptionOf.get(row.id) ?? null,
    images: (imagesOf.get(row.id) ?? []).map(({ image }) => image),
    latitude: row.latitude,
    longitude: row.longitude,
    facilities: (facilitiesOf.get(row.id) ?? []).map(({ name }) => name),
    payment_plans: (plans.get(row.id) ?? []).map(({ id: _, ...plan }) => plan),
    units: (unitsOf.get(row.id) ?? []).map(toUnitRecord),
    agent: agentsOf.get(row.agent_email?.trim().toLowerCase() ?? '') ?? null,
    is_sample: row.is_sample === 1,
    hidden_from: row.hidden_from,
    is_undated: isUndated(row.recency),
    updated_at: row.updated_at,
  }));
}

/** Agents who have not left, by their address. */
async function presentAgents(db: Kysely<Database>, rows: PropertyRow[]): Promise<Map<string, AgentRecord>> {
  const emails = new Set(rows.flatMap(({ agent_email }) => agent_email?.trim().toLowerCase() ?? []));
  if (emails.size === 0) return new Map();
  const agents = await db
    .selectFrom('agents')
    .select(['email', 'name', 'photo', 'languages', 'phone', 'brn'])
    .where('email', 'in', [...emails])
    .where('left_at', 'is', null)
    .execute();
  return new Map(agents.map((agent) => [agent.email, { ...agent, languages: splitList(agent.languages) }]));
}

function toUnitRecord(row: Selectable<Database['units']>): UnitRecord {
  return { key: row.key, ...fromColumns(unitFields, row), updated_at: row.updated_at };
}

function byProperty<T extends { property_id: number }>(rows: T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.property_id);
    if (group) group.push(row);
    else groups.set(row.property_id, [row]);
  }
  return groups;
}
