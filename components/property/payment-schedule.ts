import type { PaymentPlan } from '@/lib/catalog/types';
import { calendarDay, formatLongDate, formatMonthYear, parseQuarter } from '@/lib/format/date';

export type Instalment = {
  number: number;
  name: string | null;
  /** Formatted due date, or null. */
  due: string | null;
  /** Share of the price in percent; null when unknown. */
  percentage: number | null;
  /** Whole AED; null when price or share is unknown. */
  amount: number | null;
};

export type PaymentSchedule = {
  instalments: Instalment[];
  /** Stated number of instalments, else the number of rows. */
  count: number;
  /** Whether every share is known and they add up to 100 percent within 0.01. */
  isWhole: boolean;
  /** Whether the known shares add up to more than that. */
  isOver: boolean;
};

const tolerance = 0.01;
/** Tolerance for floating-point errors in sums such as 33.33. */
const floatNoise = 1e-9;

/** The plan in order. Amounts are whole AED of `price`; the last instalment takes the rounding, so that they add up. */
export function paymentSchedule(plan: PaymentPlan, price: number | null): PaymentSchedule {
  const values = [...plan.values].sort((a, b) => a.number - b.number);
  const shares = values.map((value) => value.percentage);
  const amounts = instalmentAmounts(shares, price);
  const total = sum(shares);
  return {
    instalments: values.map((value, index) => ({
      number: value.number,
      name: value.name,
      due: readableDue(value.due_date),
      percentage: value.percentage,
      amount: amounts[index] ?? null,
    })),
    count: plan.total_installments ?? values.length,
    isWhole: shares.length > 0 && !shares.includes(null) && isHundred(total),
    isOver: total > 100 && !isHundred(total),
  };
}

function instalmentAmounts(shares: (number | null)[], price: number | null): (number | null)[] {
  if (!price) return shares.map(() => null);
  const amounts = shares.map((share) => (share === null ? null : Math.round((price * share) / 100)));
  const last = amounts.findLastIndex((amount) => amount !== null);
  if (last === -1) return amounts;
  const total = sum(shares);
  const whole = isHundred(total) ? price : Math.round((price * total) / 100);
  amounts[last] = whole - sum(amounts.slice(0, last));
  return amounts;
}

function isHundred(total: number): boolean {
  return Math.abs(total - 100) <= tolerance + floatNoise;
}

function sum(values: (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

/** Formats dates; free text such as "On handover" is kept. */
function readableDue(due: string | null): string | null {
  const text = due?.trim();
  if (!text) return null;
  if (parseQuarter(text)) return formatMonthYear(text);
  const isDate = /^\d[\d\-/:.]*(T[\d:.]+(Z|[+-][\d:]+)?)?$/.test(text);
  const date = isDate ? calendarDay(text) : null;
  if (!date) return text;
  // Feeds that know only the month give its first day.
  return date.getUTCDate() === 1 ? formatMonthYear(text) : formatLongDate(text);
}
