import type { Kysely } from 'kysely';
import { toColumns } from '@/lib/catalog/fields/field';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import type { PropertyRecord, UnitRecord } from '@/lib/catalog/record';
import { insertRows } from '@/lib/database/insert-rows';
import type { Database } from '@/lib/database/schema';
import { indexTexts, removeTexts } from '@/lib/database/search-index';
import { fold } from '@/lib/search/words/fold';
import { keysOf } from '@/lib/typed-keys';
import { utcTime } from '../property-row';

/** A written property whose related tables are still to be written. */
export type Written = {
  record: PropertyRecord;
  id: number;
  /** All its words, for the search. */
  words: string;
  facilities: number[];
  existed: boolean;
  /** When the property changed; also the time of new and changed units that have none. */
  at: string;
};

/** Columns whose change marks the unit as changed. */
const unitContent = keysOf(unitFields);

/** Replaces descriptions, images, facilities, payment plans and units. */
export async function writeParts(db: Kysely<Database>, written: Written[]): Promise<void> {
  const replaced = written.filter((item) => item.existed);
  if (replaced.length > 0) await removeParts(db, replaced);
  await insertRows(db, 'property_descriptions', descriptionRows(written));
  await indexTexts(db, written);
  await insertRows(db, 'property_images', imageRows(written));
  await insertRows(db, 'property_facilities', facilityRows(written));
  await writePaymentPlans(db, written);
  await writeUnits(db, written);
}

/** What the related tables hold of a record, to compare. */
export function partsOf({
  description,
  images,
  facilities,
  payment_plans,
  units,
}: PropertyRecord): unknown[] {
  const plans = payment_plans.map(
    ({ name, description: text, total_installments, payment_period, values }) => [
      name,
      text,
      total_installments,
      payment_period,
      values.map((value) => [value.number, value.due_date, value.name, value.percentage]),
    ],
  );
  const unitColumns = new Map(units.map((unit) => [unit.key, toColumns(unitFields, unit)]));
  return [
    description,
    images,
    [...new Set(facilities.map(fold).filter(Boolean))],
    plans,
    Object.fromEntries(unitColumns),
  ];
}

/** Keeps the rows of remaining units, so that their ids and URLs stay. */
async function removeParts(db: Kysely<Database>, replaced: Written[]): Promise<void> {
  const ids = replaced.map((item) => item.id);
  await db.deleteFrom('property_descriptions').where('property_id', 'in', ids).execute();
  await removeTexts(db, ids);
  await db.deleteFrom('property_images').where('property_id', 'in', ids).execute();
  await db.deleteFrom('property_facilities').where('property_id', 'in', ids).execute();
  await db.deleteFrom('payment_plans').where('property_id', 'in', ids).execute();
  for (const { id, record } of replaced) {
    const gone = db.deleteFrom('units').where('property_id', '=', id);
    const keys = record.units.map((unit) => unit.key);
    await (keys.length > 0 ? gone.where('key', 'not in', keys) : gone).execute();
  }
}

function descriptionRows(written: Written[]) {
  return written.flatMap(({ id, record: { description } }) =>
    description === null ? [] : [{ property_id: id, description }],
  );
}

function imageRows(written: Written[]) {
  return written.flatMap(({ id, record }) =>
    record.images.map((image, position) => ({ property_id: id, position, image })),
  );
}

function facilityRows(written: Written[]) {
  return written.flatMap(({ id, facilities }) =>
    facilities.map((facility_id, position) => ({ property_id: id, position, facility_id })),
  );
}

async function writePaymentPlans(db: Kysely<Database>, written: Written[]): Promise<void> {
  const plans = written.flatMap(({ id, record }) =>
    record.payment_plans.map((plan, position) => ({ plan, property_id: id, position })),
  );
  const ids = await insertRows<'payment_plans', { id: number; property_id: number; position: number }>(
    db,
    'payment_plans',
    plans.map(({ plan, property_id, position }) => ({
      property_id,
      position,
      name: plan.name,
      description: plan.description,
      total_installments: plan.total_installments,
      payment_period: plan.payment_period,
    })),
    'returning id, property_id, position',
  );
  const idAt = new Map(ids.map((row) => [`${row.property_id}/${row.position}`, row.id]));
  const values = plans.flatMap(({ plan, property_id, position }) =>
    plan.values.map((value, index) => ({
      payment_plan_id: idAt.get(`${property_id}/${position}`) ?? 0,
      position: index,
      number: value.number,
      due_date: value.due_date,
      name: value.name,
      percentage: value.percentage,
    })),
  );
  await insertRows(db, 'payment_plan_values', values);
}

/** Skips unchanged units, so that they keep their change time. */
async function writeUnits(db: Kysely<Database>, written: Written[]): Promise<void> {
  const rows = written.flatMap(({ id, record, at }) => {
    const byKey = new Map(record.units.map((unit) => [unit.key, unit]));
    return [...byKey.values()].map((unit) => unitRow(unit, id, at));
  });
  await insertRows(db, 'units', rows, replaceChangedUnit);
}

const replaceChangedUnit = `on conflict (property_id, key) do update
  set ${[...unitContent, 'updated_at'].map((column) => `"${column}" = excluded."${column}"`).join(', ')}
  where (${unitContent.map((column) => `units."${column}"`).join(', ')})
    is distinct from (${unitContent.map((column) => `excluded."${column}"`).join(', ')})`;

function unitRow(unit: UnitRecord, property_id: number, at: string) {
  return {
    property_id,
    key: unit.key,
    ...toColumns(unitFields, unit),
    updated_at: utcTime(unit.updated_at ?? null) ?? at,
  };
}
