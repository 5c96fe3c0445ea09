import type { FilterOptions, ListingAnswer, SearchAlternative } from '@/lib/catalog/types';
import { formatNumber } from '@/lib/format/number';
import { bedroomsLabel } from '../filters/bedrooms';
import { filterKeys } from '../filters/filter-keys.mjs';
import type { FilterKey } from '../filters/filter-values';
import { handoverLabel } from '../filters/handover-months';
import { chipLabels, optionLabel } from '../filters/list-filters';
import { shortAmount } from '../filters/price-ranges';
import { defaultListingQuery, formatListingQuery, isFiltering, type ListingQuery } from '../listing-query';
import { typeNoun, typeNouns } from '../type-nouns';

const maxAlternatives = 4;
/** Number of other property types to suggest. */
const maxOtherTypes = 3;

/**
 * Explains an empty list: what the list would show without one of its constraints, or with the opposite of one.
 * @param count number of properties for a query
 */
export async function explainNothing(
  query: ListingQuery,
  options: FilterOptions,
  count: (query: ListingQuery) => Promise<number>,
): Promise<ListingAnswer['nothing']> {
  // Without words left, the typed text follows from the filters alone.
  const typed = query.search === null ? null : query.typed;
  const foundWith = async (
    tries: readonly Relaxation[],
    words: string | null = null,
  ): Promise<SearchAlternative[]> => {
    const counted = await Promise.all(
      tries.map(async ({ relaxed, label, ofOne = label }): Promise<SearchAlternative> => {
        const found = await count(relaxed);
        const withWords =
          words === null ? '' : ` ${label.startsWith('without') ? 'and' : 'without'} “${shortened(words)}”`;
        return {
          label: `${formatNumber(found)} ${found === 1 ? ofOne : label}${withWords}`,
          query: formatListingQuery(relaxed),
          count: found,
        };
      }),
    );
    return counted.filter((alternative) => alternative.count > 0);
  };
  let alternatives = await foundWith(relaxations({ ...query, typed, page: 1 }, options));
  if (alternatives.length === 0 && query.search !== null) {
    const withoutWords = { ...query, search: null, typed: null, page: 1 };
    alternatives = await foundWith(relaxations(withoutWords, options), query.search);
  }
  if (alternatives.length === 0) alternatives = await singleConstraints(query, options, count);
  return { asked: describeQuery(query, options), alternatives: alternatives.slice(0, maxAlternatives) };
}

/** Each constraint alone, for a query that stays empty without any one of them. */
async function singleConstraints(
  query: ListingQuery,
  options: FilterOptions,
  count: (query: ListingQuery) => Promise<number>,
): Promise<SearchAlternative[]> {
  const keys = filterKeys.filter((key) => isFiltering(query, key));
  const alone = keys.map((key) => ({ ...defaultListingQuery, lang: query.lang, [key]: query[key] }));
  const whole = { ...defaultListingQuery, lang: query.lang };
  const counted = await Promise.all(
    [...(keys.length > 1 ? alone : []), whole].map(async (one) => {
      const found = await count(one);
      const what =
        one === whole
          ? `${found === 1 ? 'property' : 'properties'} altogether`
          : describeQuery(one, options, found === 1);
      return {
        label: `${formatNumber(found)} ${what}`,
        query: formatListingQuery(one),
        count: found,
      };
    }),
  );
  return counted.filter((alternative) => alternative.count > 0);
}

/** `ofOne` is the label of a single property, where it differs. */
type Relaxation = { relaxed: ListingQuery; label: string; ofOne?: string };

function relaxations(query: ListingQuery, options: FilterOptions): Relaxation[] {
  const { price_range, property_type } = query;
  const found: Relaxation[] = [];
  if (price_range?.max) {
    const over = { min: price_range.max, max: null };
    found.push({ relaxed: { ...query, price_range: over }, label: `over ${shortAmount(price_range.max)}` });
  }
  if (price_range && price_range.min > 0) {
    const under = { min: 0, max: price_range.min };
    found.push({ relaxed: { ...query, price_range: under }, label: `under ${shortAmount(price_range.min)}` });
  }
  if (property_type.length > 0) {
    const others = options.property_types
      .filter(({ id }) => !property_type.includes(id))
      .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
      .slice(0, maxOtherTypes);
    for (const { id, name } of others)
      found.push({
        relaxed: { ...query, property_type: [id] },
        label: plural(name),
        ofOne: singular(name),
      });
  }
  const districtName = options.districts.find(({ id }) => id === query.district)?.name;
  if (query.community !== null && districtName)
    found.push({ relaxed: { ...query, community: null }, label: `elsewhere in ${districtName}` });
  if (query.district !== null) {
    const city = options.districts.find(({ id }) => id === query.district)?.city_id ?? null;
    const cityName = options.cities.find(({ id }) => id === city)?.name;
    found.push({
      relaxed: { ...query, district: null, community: null, city: cityName ? city : query.city },
      label: cityName ? `elsewhere in ${cityName}` : 'in other places',
    });
  }
  if (query.search !== null)
    found.push({
      relaxed: { ...query, search: null, typed: null },
      label: `without “${shortened(query.search)}”`,
    });
  for (const key of filterKeys) {
    if (['price_range', 'property_type', 'district'].includes(key) || !isFiltering(query, key)) continue;
    if (key === 'community' && districtName) continue;
    found.push({
      relaxed: without(query, key),
      label: `without “${chipLabels(query, [key], options).join(', ')}”`,
    });
  }
  return found;
}

const maxQuoted = 40;

/** The first words of a long text, because each list repeats it. */
function shortened(text: string): string {
  if (text.length <= maxQuoted) return text;
  return `${text.slice(0, maxQuoted).replace(/\s+\S*$/, '')} …`;
}

/** `villas under AED 2M in Palm Jumeirah`, `2-bedroom apartments`; other filters are appended. */
export function describeQuery(query: ListingQuery, options: FilterOptions, isOne = false): string {
  const names = (ids: number[], list: { id: number; name: string }[]) =>
    ids.flatMap((id) => list.find((option) => option.id === id)?.name ?? []).map(optionLabel);
  const types = names(query.property_type, options.property_types).map(isOne ? singular : plural);
  const states = names(query.property_status, options.property_statuses).map((name) => name.toLowerCase());
  const parts = [states.join(' or '), types.join(' or ') || (isOne ? 'property' : 'properties')];
  if (query.bedrooms.length > 0) parts.push(`with ${bedroomsLabel(query.bedrooms).toLowerCase()}`);
  if (query.price_range) parts.push(priceInWords(query.price_range));
  const place = [
    ...chipLabels(query, ['community'], options),
    names([query.district ?? 0], options.districts)[0] ??
      (query.community === null ? names([query.city ?? 0], options.cities)[0] : undefined),
  ]
    .filter(Boolean)
    .join(', ');
  if (place) parts.push(`in ${place}`);
  const developer = names([query.developer ?? 0], options.developers)[0];
  if (developer) parts.push(`by ${developer}`);
  if (query.area__gte !== null) parts.push(`from ${formatNumber(query.area__gte)} sq ft`);
  if (query.area__lte !== null) parts.push(`up to ${formatNumber(query.area__lte)} sq ft`);
  if (query.handover) parts.push(`with ${handoverLabel(query.handover).replace('Handover', 'handover')}`);
  if (query.payment_plan) parts.push('with a payment plan');
  if (query.post_delivery) parts.push('with a post-delivery plan');
  if (query.search) parts.push(`for “${query.search}”`);
  return parts.filter(Boolean).join(' ');
}

function priceInWords({ min, max }: { min: number; max: number | null }): string {
  if (max === null) return `over ${shortAmount(min)}`;
  return min > 0 ? `from ${shortAmount(min)} to ${shortAmount(max)}` : `under ${shortAmount(max)}`;
}

function singular(name: string): string {
  return typeNoun(optionLabel(name)).toLowerCase();
}

function plural(name: string): string {
  return typeNouns(optionLabel(name)).toLowerCase();
}

function without(query: ListingQuery, key: FilterKey): ListingQuery {
  return { ...query, [key]: defaultListingQuery[key] };
}
