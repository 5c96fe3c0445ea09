import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HomeKind, LandingFigures, PriceFigures } from '@/lib/catalog/lists/landing-figures';
import { isSold } from '@/lib/catalog/sales/sales-status';
import { inBatches } from '@/lib/database/in-batches';
import type { Database } from '@/lib/database/schema';
import { type LandingKind, landingKinds } from '@/lib/routes';
import { hasNoneOf, isUnsold, soldStatusIds } from '../read/held-back';
import { storedFigures } from '../read/landing-figures';
import { isPublished } from '../read/published';

/*
 * Calculates the figures of landing pages after an import, so that a page reads one row. Queries run before the
 * transaction that stores their results, so that other writes only wait for that transaction.
 */

/** The column of `properties` with the subject of a kind's pages. */
export const subjectColumns = {
  areas: 'district_id',
  developers: 'developer_id',
  types: 'property_type_id',
} as const satisfies Record<LandingKind, string>;
type SubjectColumn = (typeof subjectColumns)[LandingKind];

const maxGroups = 12;
const maxProjects = 12;
const maxNeighbours = 6;

type Row = { subject: number };
type PriceRow = Row & PriceFigures;
type HomeRow = PriceRow & { type_id: number | null; bedrooms: number | null };
type KindRow = Omit<HomeRow, keyof PriceFigures> & { homes: number };

/** Recalculates the figures of every district, developer and type. */
export async function writeLandingFigures(db: Kysely<Database>, now = new Date()): Promise<void> {
  const soldIds = await soldStatusIds(db);
  const types = await typeNames(db);
  const soldUnits = await soldUnitStatuses(db);
  const rows: Database['landing_figures'][] = [];
  for (const kind of landingKinds) {
    const figures = await figuresOfKind(db, kind, { soldIds, soldUnits, types, now });
    for (const [subject_id, known] of figures) {
      rows.push({ kind, subject_id, figures: JSON.stringify(known) });
    }
  }
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('landing_figures').execute();
    await inBatches(rows, async (batch) => {
      await trx.insertInto('landing_figures').values(batch).execute();
    });
  });
}

/** A district, a developer or a type. */
export type Subject = { kind: LandingKind; id: number };

/** Queries of more than these would delay visitors of a site on SQLite. */
const maxProperties = 2_000;
const maxUnits = 20_000;

/**
 * Recalculates the figures of single subjects after a change by the desk, without neighbouring districts. Subjects with
 * more than 2,000 properties or 20,000 units keep their figures until the next import.
 */
export async function refreshLandingFigures(
  db: Kysely<Database>,
  subjects: readonly Subject[],
  now = new Date(),
): Promise<void> {
  const soldIds = await soldStatusIds(db);
  const types = await typeNames(db);
  for (const { kind, id } of subjects) {
    if (await isLarge(db, subjectColumns[kind], id)) continue;
    const soldUnits = await soldUnitStatuses(db, { kind, id });
    const context = { soldIds, soldUnits, types, now, only: id };
    const figures = (await figuresOfKind(db, kind, context)).get(id);
    await db.transaction().execute(async (trx) => {
      const row = trx.deleteFrom('landing_figures').where('kind', '=', kind).where('subject_id', '=', id);
      const before = await row.returning('figures').executeTakeFirst();
      const { neighbours = [] } = (before && storedFigures(before.figures)) ?? {};
      const known = figures ?? (neighbours.length > 0 ? withoutHomes(now, neighbours) : null);
      if (!known) return;
      await trx
        .insertInto('landing_figures')
        .values({ kind, subject_id: id, figures: JSON.stringify({ ...known, neighbours }) })
        .execute();
    });
  }
}

async function isLarge(db: Kysely<Database>, column: SubjectColumn, id: number): Promise<boolean> {
  const first = db
    .selectFrom('properties')
    .select('units_count')
    .where(column, '=', id)
    .limit(maxProperties + 1)
    .as('first');
  const { properties, units } = await db
    .selectFrom(first)
    .select((e) => [e.fn.countAll().as('properties'), e.fn.sum<number | null>('units_count').as('units')])
    .executeTakeFirstOrThrow();
  return Number(properties) > maxProperties || Number(units) > maxUnits;
}

async function typeNames(db: Kysely<Database>): Promise<Map<number, string>> {
  const rows = await db.selectFrom('property_types').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Statuses that mean sold, of all units or of those of a subject's properties. */
async function soldUnitStatuses(db: Kysely<Database>, subject?: Subject): Promise<string[]> {
  let statuses = db.selectFrom('units').select('status').distinct();
  if (subject)
    statuses = statuses.where('property_id', 'in', (units) =>
      units.selectFrom('properties').select('id').where(subjectColumns[subject.kind], '=', subject.id),
    );
  const rows = await statuses.execute();
  return rows.flatMap(({ status }) => (status !== null && isSold(status) ? [status] : []));
}

type Context = {
  /** Ids of the sales statuses of properties that mean sold. */
  soldIds: number[];
  /** Statuses of units that mean sold. */
  soldUnits: string[];
  types: Map<number, string>;
  now: Date;
  /** Id of a single subject, whose neighbours are then left out. */
  only?: number;
};

async function figuresOfKind(
  db: Kysely<Database>,
  kind: LandingKind,
  context: Context,
): Promise<Map<number, LandingFigures>> {
  const { types, now, only } = context;
  const column = subjectColumns[kind];
  const prices = await pricesBy<PriceRow>(db, homesBy(column, context), []);
  const homes = await pricesBy<HomeRow>(db, homesBy(column, context), ['type_id', 'bedrooms']);
  const kinds = await kindsBy(db, homesBy(column, context));
  const handover = await handoverBy(db, column, context);
  const projects = await projectsBy(db, column, context);
  const neighbours =
    kind === 'areas' && only === undefined ? await neighboursOfDistricts(db) : new Map<number, number[]>();
  const found = new Map<number, LandingFigures>();
  const figuresOf = (subject: number): LandingFigures => {
    const known = found.get(subject) ?? withoutHomes(now, neighbours.get(subject) ?? []);
    found.set(subject, known);
    return known;
  };
  for (const { subject, ...row } of prices) figuresOf(subject).prices = whole(row);
  const typeOf = (id: number | null) => (id === null ? null : (types.get(id) ?? null));
  for (const { subject, type_id, ...row } of homes)
    figuresOf(subject).homes.push({ type: typeOf(type_id), ...whole(row) });
  for (const { subject, type_id, ...row } of kinds) {
    figuresOf(subject).kinds.push({ type: typeOf(type_id), ...row });
    figuresOf(subject).for_sale += row.homes;
  }
  for (const { subject, ...row } of handover) figuresOf(subject).handover.push(row);
  for (const { subject, ...row } of projects) figuresOf(subject).projects.push(row);
  for (const subject of neighbours.keys()) figuresOf(subject);
  for (const figures of found.values()) {
    figures.homes = figures.homes.sort(byHomes).slice(0, maxGroups);
    figures.kinds = figures.kinds.sort(byHomes).slice(0, maxGroups);
  }
  return found;
}

function withoutHomes(now: Date, neighbours: number[]): LandingFigures {
  const nothing = { prices: null, homes: [], for_sale: 0, kinds: [], handover: [], projects: [] };
  return { computed_at: now.toISOString(), ...nothing, neighbours };
}

/** Most homes first; equal ones by type and bedrooms, so that both engines agree. */
function byHomes(a: HomeKind, b: HomeKind): number {
  const name = ({ type, bedrooms }: HomeKind) => `${type ?? '~'} ${bedrooms ?? 99}`;
  return b.homes - a.homes || (name(a) < name(b) ? -1 : 1);
}

function whole<T extends PriceFigures>(row: T): T {
  return { ...row, median: Math.round(row.median) };
}

/** Number of homes, lowest, median and highest price of each group. */
async function pricesBy<T extends PriceRow>(
  db: Kysely<Database>,
  homes: RawBuilder<unknown>,
  groups: string[],
): Promise<T[]> {
  const keys = sql.join(['subject', ...groups].map((name) => sql.ref(name)));
  const { rows } = await sql<T>`
    with homes as (${homes}),
    ranked as (
      select ${keys}, price,
        row_number() over (partition by ${keys} order by price) as place,
        count(*) over (partition by ${keys}) as homes,
        min(price) over (partition by ${keys}) as low,
        max(price) over (partition by ${keys}) as high
      from homes where price is not null
    )
    select ${keys}, homes, low, high, avg(price * 1.0) as median from ranked
    where place in ((homes + 1) / 2, (homes + 2) / 2)
    group by ${keys}, homes, low, high
    order by ${keys}`.execute(db);
  return rows.map((row) => ({ ...row, median: Number(row.median) }));
}

async function kindsBy(db: Kysely<Database>, homes: RawBuilder<unknown>): Promise<KindRow[]> {
  const { rows } = await sql<KindRow>`
    with homes as (${homes})
    select subject, type_id, bedrooms, count(*) as homes from homes
    group by subject, type_id, bedrooms order by subject`.execute(db);
  return rows.map((row) => ({ ...row, homes: Number(row.homes) }));
}

/** SQL query of every home for sale; `price` is null when unknown or implausible. */
function homesBy(column: string, { soldIds, soldUnits, only }: Context): RawBuilder<unknown> {
  const subject = sql.ref(`properties.${column}`);
  const isFor = sql`${isPublished()} and ${isSubject(column, only)} and ${isUnsold(soldIds)}`;
  const price = (of: 'units' | 'properties') =>
    sql`case when properties.has_odd_price = 0 and ${sql.ref(`${of}.price`)} > 0 then ${sql.ref(`${of}.price`)} end`;
  return sql`
    select ${subject} as subject, properties.property_type_id as type_id, units.apartment_type_id as bedrooms,
      ${price('units')} as price
    from units join properties on properties.id = units.property_id
    where ${isFor} and ${hasNoneOf('units.status', soldUnits)}
    union all
    select ${subject}, properties.property_type_id,
      case when properties.average_bedrooms = cast(properties.average_bedrooms as integer)
        then cast(properties.average_bedrooms as integer) end,
      ${price('properties')}
    from properties
    where ${isFor} and properties.units_count = 0`;
}

/** Condition for properties of the subject `only`, or of any subject. */
function isSubject(column: string, only: number | undefined): RawBuilder<unknown> {
  const subject = sql.ref(`properties.${column}`);
  return only === undefined ? sql`${subject} is not null` : sql`${subject} = ${only}`;
}

async function handoverBy(db: Kysely<Database>, column: string, { soldIds, now, only }: Context) {
  const thisMonth = now.getUTCFullYear() * 100 + now.getUTCMonth() + 1;
  const { rows } = await sql<Row & { year: number; properties: number }>`
    select ${sql.ref(`properties.${column}`)} as subject, handover_month / 100 as year, count(*) as properties
    from properties
    where handover_month >= ${thisMonth} and ${isPublished()} and ${isUnsold(soldIds)}
      and ${isSubject(column, only)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

async function projectsBy(db: Kysely<Database>, column: string, { soldIds, only }: Context) {
  const subject = sql.ref(`properties.${column}`);
  const size = sql`coalesce(properties.total_units, properties.units_count)`;
  const { rows } = await sql<Row & { slug: string; title: string }>`
    select subject, slug, title from (
      select ${subject} as subject, properties.slug as slug, properties.title as title,
        row_number() over (partition by ${subject} order by ${size} desc, properties.id) as place
      from properties
      where ${size} > 1 and ${isPublished()} and ${isUnsold(soldIds)} and ${isSubject(column, only)}
    ) as sized
    where place <= ${maxProjects} order by subject, place`.execute(db);
  return rows;
}

/** The closest districts of each district, by the average position of their properties. */
async function neighboursOfDistricts(db: Kysely<Database>): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; latitude: number; longitude: number }>`
    select district_id as id, avg(latitude) as latitude, avg(longitude) as longitude from properties
    where district_id is not null and latitude is not null and longitude is not null and ${isPublished()}
    group by district_id order by district_id`.execute(db);
  return new Map(
    rows.map((from) => {
      const byDistance = rows
        .filter(({ id }) => id !== from.id)
        .map((to) => ({ id: to.id, distance: distance(from, to) }))
        .sort((a, b) => a.distance - b.distance || a.id - b.id);
      return [from.id, byDistance.slice(0, maxNeighbours).map(({ id }) => id)];
    }),
  );
}

type Point = { latitude: number; longitude: number };

/** A distance for comparisons, in degrees of latitude; degrees of longitude are shorter. */
function distance(a: Point, b: Point): number {
  const across = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, across);
}
