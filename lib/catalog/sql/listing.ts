import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import type { ListingQuery } from '@/lib/search/listing-query';
import type { Page, PropertySummary } from '../types';
import { countListings } from './listing-count';
import { type Access, listingFilters } from './listing-filters';
import { listingOrder, rangedOrderColumn } from './listing-order';
import { isPublished } from './published';
import { summariesOf } from './summaries';

/**
 * From this many matches on, walking the index of the order meets a page's worth soon; below it, fetching all
 * matches by a filter's index and sorting them is less work.
 */
const manyMatches = 1_500;

/** One page of the list and the number of all matches. A page beyond the last is empty. */
export async function listProperties(
  db: Kysely<Database>,
  query: ListingQuery,
): Promise<Page<PropertySummary>> {
  const count = await countListings(db, query);
  const offset = (query.page - 1) * query.page_size;
  if (offset >= count) return { count, results: [] };
  const access: Access = count >= manyMatches ? 'walked' : 'indexed';
  const page = await db
    .selectFrom('properties')
    .select('properties.id')
    .where((e) => e.and([isPublished(), ...listingFilters(db, query, access, rangedOrderColumn(query))]))
    .orderBy(listingOrder(query, access))
    .limit(query.page_size)
    .offset(offset)
    .execute();
  const results = await summariesOf(
    db,
    page.map((row) => row.id),
  );
  return { count, results };
}
