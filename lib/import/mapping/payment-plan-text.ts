import { isAbsent, scalarText } from '@/lib/catalog/parse/fields';
import { maxLine } from '@/lib/catalog/parse/limits';

type Plan = { name: string; values: { name: string; percentage: number }[] };

const stages: Record<number, readonly string[]> = {
  1: ['On booking'],
  2: ['During construction', 'On handover'],
  3: ['On booking', 'During construction', 'On handover'],
  4: ['On booking', 'During construction', 'On handover', 'After handover'],
};

/**
 * Parses payment plans from texts such as "10/70/20", "60/40 post handover" or "80-20, 50/50". Parts must have a sum of
 * 100. Empty when there is no plan.
 */
export function paymentPlansIn(value: unknown): Plan[] {
  const texts = (Array.isArray(value) ? value : [value]).map((text) => scalarText(text, maxLine));
  return texts.flatMap((text) => (isAbsent(text) ? [] : text.split(/[,;|\n]| or /i).flatMap(planIn)));
}

function planIn(text: string): Plan[] {
  const shares = /\d{1,3}(?:\.\d+)?\s*%?(?:\s*[/:–-]\s*\d{1,3}(?:\.\d+)?\s*%?)+/.exec(text)?.[0];
  const parts = shares?.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (parts.length < 2 || Math.abs(total - 100) > 0.01) return [];
  const isPost = /post|after/i.test(text);
  const names = isPost && parts.length <= 3 ? postHandover(parts.length) : stages[parts.length];
  return [
    {
      name: parts.join('/') + (isPost ? ' post handover' : ''),
      values: parts.map((percentage, index) => ({
        name: names?.[index] ?? `Instalment ${index + 1}`,
        percentage,
      })),
    },
  ];
}

function postHandover(count: number): string[] {
  return ['On booking', 'During construction', 'After handover'].slice(3 - count);
}
