import type { FilterOptions, ListingAnswer } from '@/lib/catalog/types';
import { formatNumber } from '@/lib/format/number';
import { chipLabels } from './list-filters';
import { formatListingQuery, type ListingQuery } from './listing-query';
import type { Resolved } from './understand/resolve';

type Source = {
  options(): Promise<FilterOptions>;
  count(query: ListingQuery): Promise<number>;
};

/** Notes on what a query leaves out of its text, with links to the lists of other places or developers. */
export async function explainReading(
  query: ListingQuery,
  { others, asksForRent }: Pick<Resolved, 'others' | 'asksForRent'>,
  { options, count }: Source,
): Promise<Pick<ListingAnswer, 'notes' | 'others'>> {
  const notes = asksForRent ? ['All our homes are for sale, so rents are left out.'] : [];
  if (others.length === 0) return { notes, others: [] };
  const named = await options();
  const isDeveloper = others.some(({ developer }) => developer !== query.developer);
  const nameOf = (one: ListingQuery) => chipLabels(one, isDeveloper ? ['developer'] : placeOf(one), named)[0];
  notes.push(`One ${isDeveloper ? 'developer' : 'place'} at a time: this list is ${nameOf(query)}.`);
  const counted = await Promise.all(
    others.map(async (one) => {
      const found = await count(one);
      const name = `${isDeveloper ? 'by' : 'in'} ${nameOf(one)}`;
      if (found === 0) notes.push(`Nothing ${name} fits.`);
      return { label: `${formatNumber(found)} ${name}`, query: formatListingQuery(one), count: found };
    }),
  );
  return { notes, others: counted.filter((other) => other.count > 0) };
}

function placeOf({ community, district }: ListingQuery): ('community' | 'district' | 'city')[] {
  if (community !== null) return ['community'];
  return [district === null ? 'city' : 'district'];
}
