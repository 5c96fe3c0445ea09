import type { PaymentPlan } from '@/lib/catalog/types';
import { readDateOrText } from './date';
import { readList } from './envelope';
import { type Fields, fieldsOf, isAbsent, isRecord } from './fields';
import { readCount, readId, readPercent } from './number';
import type { OnProblem } from './problem';
import { readText } from './text';

/** Payment plans of a listing; a bare number or flag, as some feeds have it, says nothing and gives none. */
export function readPaymentPlans(value: unknown, path: string, onProblem: OnProblem): PaymentPlan[] {
  if (isAbsent(value) || typeof value === 'number' || typeof value === 'boolean') return [];
  const list = readList(value)?.items ?? (isRecord(value) ? [value] : null);
  if (!list) {
    onProblem(path, 'is not a list of payment plans');
    return [];
  }
  return list.flatMap((entry, index) => {
    if (isRecord(entry)) return [readPlan(entry, index, path, onProblem)];
    onProblem(path, 'holds something that is not a payment plan');
    return [];
  });
}

function readPlan(
  plan: Record<string, unknown>,
  index: number,
  path: string,
  onProblem: OnProblem,
): PaymentPlan {
  const read = fieldsOf(plan, path, onProblem);
  const values = readList(plan.values ?? plan.steps ?? plan.installments ?? plan.instalments)?.items ?? [];
  return {
    id: readId(plan.id) ?? index + 1,
    name: read(readText, 'name', 'title') ?? `Payment Plan ${index + 1}`,
    description: read(readText, 'description'),
    total_installments: read(readCount, 'total_installments', 'total_instalments', 'installments_count'),
    payment_period: read(readText, 'payment_period', 'period'),
    values: values.filter(isRecord).map((value, position) => {
      return readValue(fieldsOf(value, `${path}.values`, onProblem), position);
    }),
  };
}

function readValue(read: Fields, position: number): PaymentPlan['values'][number] {
  return {
    number: read(readCount, 'number', 'order') ?? position + 1,
    due_date: read(readDateOrText, 'due_date', 'date', 'due'),
    name: read(readText, 'name', 'title', 'milestone'),
    percentage: read(readPercent, 'percentage', 'value', 'percent'),
  };
}
