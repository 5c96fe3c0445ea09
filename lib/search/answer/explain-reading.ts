import type { FilterOptions, ListingAnswer, SearchAlternative } from '@/lib/catalog/types';
import { formatNumber } from '@/lib/format/number';
import { chipLabels } from '../filters/list-filters';
import { defaultListingQuery, formatListingQuery, type ListingQuery } from '../listing-query';
import type { AbsentMeaning } from '../understand/meaning';
import type { Resolved } from '../understand/resolve';
import { areTypesKnown } from '../understand/types-known';
import { describeQuery } from './explain-nothing';

type Source = {
  options(): Promise<FilterOptions>;
  count(query: ListingQuery): Promise<number>;
  /** Number of properties on the page of a query, and the query without the wishes that the page leaves out. */
  countShown(query: ListingQuery): Promise<{ count: number; shown: ListingQuery }>;
};
type Explained = Pick<ListingAnswer, 'notes' | 'others'>;

/** Notes on what a list leaves out of its search, with links to lists that have it. */
export async function explainReading(
  query: ListingQuery,
  { others, absent, asksForRent }: Pick<Resolved, 'others' | 'absent' | 'asksForRent'>,
  source: Source,
): Promise<Explained> {
  const places = others.length > 0 ? await explainOthers(query, others, source) : nothing;
  const types = query.property_type.length > 0 ? await explainTypes(query, source) : nothing;
  return {
    notes: [
      ...(asksForRent ? ['All our homes are for sale, so rents are left out.'] : []),
      ...(absent.length > 0 ? [`We have no homes ${absentNames(absent)} at the moment.`] : []),
      ...places.notes,
      ...types.notes,
    ],
    others: [...places.others, ...types.others],
  };
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "by Azizi or in Motor City, Jumeirah Park or Liwan" */
function absentNames(absent: readonly AbsentMeaning[]): string {
  const namesOf = (kind: AbsentMeaning['of']) => [
    ...new Set(absent.filter(({ of }) => of === kind).map(({ name }) => name)),
  ];
  const [developers, places] = [namesOf('developer'), namesOf('place')].map((names) => either.format(names));
  return [developers && `by ${developers}`, places && `in ${places}`].filter(Boolean).join(' or ');
}

const nothing: Explained = { notes: [], others: [] };

/** The other places or developers of the text, or the other side of an "or". */
async function explainOthers(
  query: ListingQuery,
  others: readonly ListingQuery[],
  { options, countShown }: Source,
): Promise<Explained> {
  const named = await options();
  const byDeveloper = others.some(({ developer }) => developer !== query.developer);
  const byPlace = others.some((one) => placeKey(one) !== placeKey(query));
  const bySearch = others.some(
    (one) =>
      (one.developer === query.developer && placeKey(one) === placeKey(query)) || asksForElse(one, query),
  );
  const developerOf = (one: ListingQuery) => chipLabels(one, ['developer'], named)[0];
  const placeOf = (one: ListingQuery) => chipLabels(one, placeKeys(one), named)[0];
  const kinds = [...(byDeveloper ? ['developer'] : []), ...(byPlace ? ['place'] : [])].join(' and one ');
  const chosen = [byDeveloper && developerOf(query), byPlace && placeOf(query)].filter(Boolean).join(' in ');
  const notes = bySearch
    ? [`One search at a time: this one asks for ${describeQuery(query, named)}.`]
    : [`One ${kinds} at a time: this list is ${chosen}.`];
  const missing: string[] = [];
  const counted = await Promise.all(
    others.map(async (one): Promise<SearchAlternative> => {
      const first = { ...one, page: 1 };
      const { count: found, shown } = await countShown(first);
      if (bySearch) {
        if (found === 0) missing.push(describeQuery(first, named));
        const label = `${formatNumber(found)} ${describeQuery(shown, named, found === 1)}`;
        return { label, query: formatListingQuery(first), count: found };
      }
      const by = byDeveloper ? `by ${developerOf(one)}` : '';
      const name = [by, byPlace ? `in ${placeOf(one)}` : ''].filter(Boolean).join(' ');
      if (found === 0) missing.push(name);
      return { label: `${formatNumber(found)} ${name}`, query: formatListingQuery(first), count: found };
    }),
  );
  const names = either.format(missing);
  if (missing.length > 0) notes.push(bySearch ? `We found no ${names}.` : `Nothing ${names} fits.`);
  return { notes, others: counted.filter((other) => other.count > 0) };
}

/** "2 bed marina or 3 bed jvc" */
function asksForElse(one: ListingQuery, query: ListingQuery): boolean {
  return (['bedrooms', 'property_type', 'price_range'] as const).some((key) => {
    const [own, other] = [one, query].map((asked) =>
      formatListingQuery({ ...defaultListingQuery, [key]: asked[key] }),
    );
    return own !== '' && other !== '' && own !== other;
  });
}

/** The properties that a filter by type misses, where most of the catalogue state none. */
async function explainTypes(query: ListingQuery, { options, count }: Source): Promise<Explained> {
  const known = await options().catch(() => null);
  if (known === null || areTypesKnown(known)) return nothing;
  const ofAnyType = { ...query, property_type: [], typed: null, page: 1 };
  const types = known.property_types.map(({ id }) => id);
  const [all, typed] = await Promise.all([count(ofAnyType), count({ ...ofAnyType, property_type: types })]);
  const untyped = all - typed;
  if (untyped <= 0) return nothing;
  const label = `See ${all === 1 ? '1' : `all ${formatNumber(all)}`} ${describeQuery(ofAnyType, known, all === 1)}`;
  return {
    notes: [
      untyped === 1
        ? '1 more does not state its type.'
        : `${formatNumber(untyped)} more do not state their type.`,
    ],
    others: [{ label, query: formatListingQuery(ofAnyType), count: all }],
  };
}

function placeKeys({ community, district }: ListingQuery): ('community' | 'district' | 'city')[] {
  if (community !== null) return ['community'];
  return [district === null ? 'city' : 'district'];
}

function placeKey({ community, district, city }: ListingQuery): string {
  return [community, district, city].join();
}
