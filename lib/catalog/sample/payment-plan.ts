import type { PropertyRecord } from '../record';

export type SamplePlan = PropertyRecord['payment_plans'][number];

/** Name, percentage of the price, and when: an ISO date, words, or null. */
export type Instalment = [name: string, percentage: number, due: string | null];

/** A payment plan; `total` where the instalments are fewer rows than payments, as with monthly ones. */
export function paymentPlan(
  name: string,
  description: string | null,
  period: string | null,
  instalments: Instalment[],
  total: number | null = instalments.length || null,
): SamplePlan {
  return {
    name,
    description,
    total_installments: total,
    payment_period: period,
    values: instalments.map(([label, percentage, due], index) => ({
      number: index + 1,
      due_date: due,
      name: label,
      percentage,
    })),
  };
}
