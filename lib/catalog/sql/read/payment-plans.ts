import type { Kysely } from 'kysely';
import type { PaymentPlan } from '@/lib/catalog/types';
import type { Database } from '@/lib/database/schema';

/** Payment plans by property, in their order; properties without any are missing. */
export async function paymentPlansOf(
  db: Kysely<Database>,
  propertyIds: number[],
): Promise<Map<number, PaymentPlan[]>> {
  const rows = await db
    .selectFrom('payment_plans as plan')
    .leftJoin('payment_plan_values as value', 'value.payment_plan_id', 'plan.id')
    .select(['plan.id', 'plan.property_id', 'plan.name', 'plan.description'])
    .select(['plan.total_installments', 'plan.payment_period'])
    .select(['value.number', 'value.due_date', 'value.name as value_name', 'value.percentage'])
    .where('plan.property_id', 'in', propertyIds)
    .orderBy('plan.property_id')
    .orderBy('plan.position')
    .orderBy('value.position')
    .execute();
  const plans = new Map<number, PaymentPlan>();
  const found = new Map<number, PaymentPlan[]>();
  for (const { property_id, number, due_date, value_name, percentage, ...row } of rows) {
    const plan = plans.get(row.id) ?? { ...row, values: [] };
    if (!plans.has(row.id)) found.set(property_id, [...(found.get(property_id) ?? []), plan]);
    plans.set(row.id, plan);
    if (number === null) continue;
    // SQLite stores anything in any column, so a row edited by hand may have a text here.
    const share = typeof percentage === 'number' ? percentage : null;
    plan.values.push({ number, due_date, name: value_name, percentage: share });
  }
  return found;
}
