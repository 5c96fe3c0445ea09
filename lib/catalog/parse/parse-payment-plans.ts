import type { PaymentPlan } from '@/lib/catalog/types';
import { parseDateOrText } from './date';
import { parseList } from './envelope';
import { type FieldReader, fieldReader, isAbsent, isRecord } from './fields';
import { maxEntries } from './limits';
import { parseCount, parseId, parsePercent } from './number';
import type { OnProblem } from './problem';
import { cutList, parseParagraph, parseText } from './text';

/** Payment plans of a property; bare numbers or flags, which some feeds send, are ignored. */
export function parsePaymentPlans(value: unknown, path: string, onProblem: OnProblem): PaymentPlan[] {
  if (isAbsent(value) || typeof value === 'number' || typeof value === 'boolean') return [];
  const list = parseList(value)?.items ?? (isRecord(value) ? [value] : null);
  if (!list) {
    onProblem(path, 'is not a list of payment plans');
    return [];
  }
  return cutList(list, maxEntries, (reason) => onProblem(path, reason)).flatMap((entry, index) => {
    if (isRecord(entry))
      return Object.values(entry).every((part) => part === null || part === '')
        ? []
        : [parsePlan(entry, index, path, onProblem)];
    onProblem(path, 'holds something that is not a payment plan');
    return [];
  });
}

function parsePlan(
  plan: Record<string, unknown>,
  index: number,
  path: string,
  onProblem: OnProblem,
): PaymentPlan {
  const read = fieldReader(plan, path, onProblem);
  const values = parseList(plan.values ?? plan.steps ?? plan.installments ?? plan.instalments)?.items ?? [];
  return {
    id: parseId(plan.id) ?? index + 1,
    name: read(parseText, 'name', 'title') ?? `Payment Plan ${index + 1}`,
    description: read(parseParagraph, 'description'),
    total_installments: read(parseCount, 'total_installments', 'total_instalments', 'installments_count'),
    payment_period: read(parseText, 'payment_period', 'period'),
    values: asPercent(
      cutList(values.filter(isRecord), maxEntries, (reason) => onProblem(`${path}.values`, reason)).map(
        (value, position) => parseValue(fieldReader(value, `${path}.values`, onProblem), position),
      ),
    ),
  };
}

type Values = PaymentPlan['values'];

/** Spreadsheets store 10 % as 0.1: shares that add up to 1 instead of 100 are such fractions. */
function asPercent(values: Values): Values {
  const total = values.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0);
  if (values.length < 2 || Math.abs(total - 1) > 0.005) return values;
  return values.map((value) => ({
    ...value,
    percentage: value.percentage && Number((value.percentage * 100).toFixed(4)),
  }));
}

function parseValue(read: FieldReader, position: number): Values[number] {
  return {
    number: read(parseCount, 'number', 'order') ?? position + 1,
    due_date: read(parseDateOrText, 'due_date', 'date', 'due'),
    name: read(parseText, 'name', 'title', 'milestone'),
    percentage: read(parsePercent, 'percentage', 'value', 'percent'),
  };
}
