import { type Kysely, type SqlBool, sql } from 'kysely';
import { namesOf, toColumns } from '@/lib/catalog/fields/field';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import type { PropertyRecord, UnitRecord } from '@/lib/catalog/record';
import type { Database } from '@/lib/database/schema';
import { indexTexts } from '@/lib/database/search-index';
import { searchColumns, textWords } from '@/lib/search/listing-words';
import { isoTime } from '../property-row';
import { inBatches } from './write-batch';

/** A written property whose related tables are still to be written. */
export type Written = {
  record: PropertyRecord;
  id: number;
  facilities: number[];
  existed: boolean;
  /** When the property changed; new and changed units without a time of their own get the same. */
  at: string;
};

/** Columns whose change marks the unit as changed. */
const unitContent = namesOf(unitFields);

/** Replaces descriptions, images, facilities, payment plans and units. */
export async function writeParts(db: Kysely<Database>, written: Written[]): Promise<void> {
  const replaced = written.filter((item) => item.existed);
  if (replaced.length > 0) await removeParts(db, replaced);
  await inBatches(descriptionRows(written), (rows) =>
    db.insertInto('property_descriptions').values(rows).execute(),
  );
  await indexTexts(
    db,
    written.map(({ id, record }) => ({
      id,
      words: textWords(searchColumns(record), record.description, record.facilities),
    })),
    replaced.length === 0,
  );
  await inBatches(imageRows(written), (rows) => db.insertInto('property_images').values(rows).execute());
  await inBatches(facilityRows(written), (rows) =>
    db.insertInto('property_facilities').values(rows).execute(),
  );
  await writePaymentPlans(db, written);
  await writeUnits(db, written);
}

/** Keeps the rows of remaining units, so that their ids and URLs stay. */
async function removeParts(db: Kysely<Database>, replaced: Written[]): Promise<void> {
  const ids = replaced.map((item) => item.id);
  await db.deleteFrom('property_descriptions').where('property_id', 'in', ids).execute();
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
  await inBatches(plans, async (portion) => {
    const ids = await db
      .insertInto('payment_plans')
      .values(
        portion.map(({ plan, property_id, position }) => ({
          property_id,
          position,
          name: plan.name,
          description: plan.description,
          total_installments: plan.total_installments,
          payment_period: plan.payment_period,
        })),
      )
      .returning(['id', 'property_id', 'position'])
      .execute();
    const idAt = new Map(ids.map((row) => [`${row.property_id}/${row.position}`, row.id]));
    const values = portion.flatMap(({ plan, property_id, position }) =>
      plan.values.map((value, index) => ({
        payment_plan_id: idAt.get(`${property_id}/${position}`) ?? 0,
        position: index,
        number: value.number,
        due_date: value.due_date,
        name: value.name,
        percentage: value.percentage,
      })),
    );
    await inBatches(values, (rows) => db.insertInto('payment_plan_values').values(rows).execute());
  });
}

/** Skips unchanged units, so that they keep their change time. */
async function writeUnits(db: Kysely<Database>, written: Written[]): Promise<void> {
  const rows = written.flatMap(({ id, record, at }) => {
    const byKey = new Map(record.units.map((unit) => [unit.key, unit]));
    return [...byKey.values()].map((unit) => unitRow(unit, id, at));
  });
  const present = sql.join(unitContent.map((column) => sql.ref(`units.${column}`)));
  const given = sql.join(unitContent.map((column) => sql.ref(`excluded.${column}`)));
  await inBatches(rows, (portion) =>
    db
      .insertInto('units')
      .values(portion)
      .onConflict((conflict) =>
        conflict
          .columns(['property_id', 'key'])
          .doUpdateSet((e) =>
            Object.fromEntries(
              [...unitContent, 'updated_at' as const].map((column) => [column, e.ref(`excluded.${column}`)]),
            ),
          )
          .where(sql<SqlBool>`(${present}) is distinct from (${given})`),
      )
      .execute(),
  );
}

function unitRow(unit: UnitRecord, property_id: number, at: string) {
  return {
    property_id,
    key: unit.key,
    ...toColumns(unitFields, unit),
    updated_at: isoTime(unit.updated_at ?? null) ?? at,
  };
}
