import { type ParsedList, parseObject } from '../parse/envelope';
import { isRecord } from '../parse/fields';
import { parseCount } from '../parse/number';
import { parseNamed } from '../parse/parse-filter-options';
import type { OnProblem } from '../parse/problem';
import type { Page, Statistics } from '../types';

const totalNames = ['total_properties', 'total', 'properties_count'] as const;

/** Statistics from the backend; null when they have an unknown format. */
export function parseStatistics(value: unknown, onProblem: OnProblem): Statistics | null {
  const row = parseObject(value, (record) => totalNames.some((name) => name in record));
  if (!row || !Array.isArray(row.by_city) || !Array.isArray(row.by_price_range)) return null;
  const complain = (reason: string) => onProblem('statistics', reason);
  const counts = (list: unknown) =>
    (Array.isArray(list) ? list : []).flatMap((entry) => {
      const named = parseNamed(entry, 'statistics', onProblem);
      return named && isRecord(entry)
        ? [{ id: named.id, name: named.name, count: parseCount(entry.count, complain) }]
        : [];
    });
  return {
    total_properties: parseCount(row[totalNames.find((name) => name in row) ?? 'total'], complain) ?? 0,
    total_units: parseCount(row.total_units, complain),
    by_city: counts(row.by_city),
    by_type: counts(row.by_type),
    by_status: counts(row.by_status),
    by_price_range: row.by_price_range.filter(isRecord).map((band) => ({
      value: String(band.value ?? ''),
      label: String(band.label ?? band.value ?? ''),
      count: parseCount(band.count, complain) ?? 0,
    })),
  };
}

/** Larger counts of a backend are lowered to it: pages and sitemaps made from a wrong one would fill the memory. */
const maxCount = 1_000_000;

/**
 * The page that a list represents. A list longer than a page without a next page is a complete unpaged list; without a
 * plausible count, a next page promises one more entry.
 */
export function toPage({ items, count, next }: ParsedList, page: number, pageSize: number): Page<unknown> {
  const isLast = next === null;
  if (isLast && items.length > pageSize && (count === null || count === items.length)) {
    return { results: items.slice((page - 1) * pageSize, page * pageSize), count: items.length };
  }
  if (count !== null && count >= items.length + (isLast ? 0 : 1))
    return { results: items, count: Math.min(count, maxCount) };
  const seen = items.length === 0 ? 0 : (page - 1) * pageSize + items.length;
  return { results: items, count: isLast ? seen : seen + 1 };
}
