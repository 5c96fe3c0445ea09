import { type RawBuilder, sql } from 'kysely';
import type { SortValue } from '@/lib/search/sort-options';
import type { Access } from './listing-filters';

/** The column behind each name of an order, and whether it may be unknown. */
const columns: Record<string, { column: string; nullable: boolean; text: boolean }> = {
  updated_at: { column: 'updated_at', nullable: false, text: true },
  title: { column: 'title_sort', nullable: false, text: true },
  low_price: { column: 'price', nullable: true, text: false },
  min_area: { column: 'min_area', nullable: true, text: false },
  completion_rate: { column: 'completion_rate', nullable: true, text: false },
};

/**
 * The `order by` of a list: unknown values last in both directions, id as the last word so that pages never
 * overlap. Its terms are those of the indexes in `lib/database/migrations`. `indexed` access comes by a filter
 * and sorts what it found, so there the terms are veiled from the planner.
 */
export function listingOrder(ordering: SortValue[], access: Access): RawBuilder<unknown> {
  const terms: RawBuilder<unknown>[] = [];
  for (const value of ordering) {
    const descending = value.startsWith('-');
    const entry = columns[value.replace('-', '')];
    if (!entry) continue;
    const plain = sql`${sql.ref(`properties.${entry.column}`)}`;
    const veiled = entry.text ? sql`(${plain} || '')` : sql`(${plain} + 0)`;
    const term = access === 'walked' ? plain : veiled;
    if (entry.nullable) terms.push(sql`(${term} is null)`);
    terms.push(descending ? sql`${term} desc` : term);
  }
  const last = ordering.at(-1) ?? '';
  const backwards = last === '-updated_at' || last === '-title';
  terms.push(backwards ? sql`properties.id desc` : sql`properties.id`);
  return sql.join(terms);
}
