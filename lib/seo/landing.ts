import type { FilterOption, FilterOptions } from '@/lib/catalog/types';
import { formatNumber, formatPrice } from '@/lib/format/number';
import { type LandingKind, landingKinds, routes } from '@/lib/routes';
import { optionLabel } from '@/lib/search/filters/list-filters';
import { type ListingQuery, parseListingQuery } from '@/lib/search/listing-query';
import { typeNouns } from '@/lib/search/type-nouns';
import { site } from '@/lib/site';

/** What a landing page is about. */
export type LandingSubject = {
  kind: LandingKind;
  id: number;
  slug: string;
  name: string;
  /** City of a district; null when unknown or for other kinds. */
  city: string | null;
  /** Null when the source has no counts. */
  count: number | null;
};

/** All subjects of a kind by name, without those known to be empty. */
export function landingSubjects(kind: LandingKind, options: FilterOptions): LandingSubject[] {
  const cityOf = (id: number | null) => options.cities.find((city) => city.id === id)?.name ?? null;
  if (kind === 'areas')
    return options.districts.filter(isListed).map(({ id, slug, name, count, city_id }) => {
      const city = cityOf(city_id);
      return { kind, id, slug, name, count, city: city && !name.includes(city) ? city : null };
    });
  const named = { developers: options.developers, types: options.property_types };
  return named[kind].filter(isListed).map(({ id, slug, name, count }) => ({
    kind,
    id,
    slug,
    name: optionLabel(name),
    count,
    city: null,
  }));
}

/** Whether the page has too few properties to be indexed: fewer than two. */
export function isThin({ count }: Pick<LandingSubject, 'count'>): boolean {
  return count !== null && count < 2;
}

/** Whether a subject gets a page. A count of null means unknown, not zero. */
function isListed({ count }: FilterOption): boolean {
  return count !== 0;
}

/** The subject with this slug; null when missing or known to be empty. */
export function findLanding(kind: LandingKind, slug: string, options: FilterOptions): LandingSubject | null {
  return landingSubjects(kind, options).find((subject) => subject.slug === slug) ?? null;
}

/** The subject of a list filtered by exactly one district, developer or type; else null. */
export function landingOfList(query: ListingQuery, options: FilterOptions): LandingSubject | null {
  if (query.search !== null) return null;
  for (const kind of landingKinds) {
    const id = [query[filterOfKind[kind]]].flat()[0];
    if (typeof id !== 'number' || filtersOf(query) !== filtersOf(landingQuery({ kind, id }))) continue;
    return landingSubjects(kind, options).find((subject) => subject.id === id) ?? null;
  }
  return null;
}

const filterOfKind = { areas: 'district', developers: 'developer', types: 'property_type' } as const;

const maxOthers = 8;

/** Other subjects of the kind, most properties first. */
export function otherSubjects({ kind, id }: LandingSubject, options: FilterOptions): LandingSubject[] {
  return landingSubjects(kind, options)
    .filter((other) => other.id !== id && !isThin(other))
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, maxOthers);
}

/** The list on a landing page. */
export function landingQuery({ kind, id }: Pick<LandingSubject, 'kind' | 'id'>, page = 1): ListingQuery {
  return parseListingQuery({ [filterOfKind[kind]]: String(id), page: String(page) });
}

export function landingHref({ kind, slug }: Pick<LandingSubject, 'kind' | 'slug'>, page = 1): string {
  const path = routes.landing(kind, slug);
  return page > 1 ? `${path}?page=${page}` : path;
}

/** `Palm Jumeirah, Dubai`, `Ostara Coast`, `Villa` */
export function landingPlace({ name, city }: LandingSubject): string {
  return city ? `${name}, ${city}` : name;
}

/** The page's heading: `Properties for sale in Palm Jumeirah` */
export function landingHeading(subject: LandingSubject): string {
  return {
    areas: `Properties for sale in ${subject.name}`,
    developers: `${offerNoun(subject)} by ${subject.name}`,
    types: `${typeNouns(subject.name)} for sale in Dubai and the Emirates`,
  }[subject.kind];
}

/** Avoids a heading such as "Properties by Emaar Properties". */
function offerNoun({ name }: LandingSubject): 'Homes' | 'Properties' {
  return /propert/i.test(name) ? 'Homes' : 'Properties';
}

/** Title for search engines; differs per page of results. */
export function landingTitle(subject: LandingSubject, page: number): string {
  const titles = {
    areas: `Properties for Sale in ${landingPlace(subject)}`,
    developers: `${subject.name}: ${offerNoun(subject)} and Prices`,
    types: `${typeNouns(subject.name).replace(/ properties$/, ' Properties')} for Sale in Dubai and the Emirates`,
  };
  return page > 1 ? `${titles[subject.kind]} – Page ${page}` : titles[subject.kind];
}

/** Whole AED; `high` is null when unknown, as for a development that gives its lowest price only. */
export type PriceSpan = { low: number | null; high: number | null };

/** Number and prices of the properties, or that all are sold. */
export function landingSummary(subject: LandingSubject, span: PriceSpan | 'sold'): string {
  const things = subject.kind === 'types' ? typeCount(subject) : propertyCount(subject.count);
  const where = {
    areas: `in ${landingPlace(subject)}`,
    developers: `by ${subject.name}`,
    types: 'in Dubai and the Emirates',
  }[subject.kind];
  const isOne = subject.count === 1;
  const prices = span === 'sold' ? (isOne ? ', sold' : ', all sold') : pricesOf(span, isOne);
  const advice = isOne || span === 'sold' ? 'Ask' : 'Narrow them by price, bedrooms or size, or ask';
  return `${site.name} shows ${things} ${where}${prices}. ${advice} an advisor about others that aren’t listed.`;
}

function pricesOf({ low, high }: PriceSpan, isOne: boolean): string {
  if (!low) return isOne ? ', price on request' : ', prices on request';
  if (high && low !== high) return `, with starting prices from ${formatPrice(low)} to ${formatPrice(high)}`;
  return ` ${isOne && low === high ? 'at' : 'from'} ${formatPrice(low)}`;
}

function propertyCount(count: number | null): string {
  if (count === null) return 'properties';
  return count === 1 ? 'one property' : `${formatNumber(count)} properties`;
}

function typeCount({ name, count }: LandingSubject): string {
  if (count === null) return `${name.toLowerCase()} listings`;
  if (count === 1) return `one ${name.toLowerCase()} listing`;
  return `${formatNumber(count)} ${name.toLowerCase()} listings`;
}

/** Active filters in a comparable form, without order, page and page size. */
function filtersOf({ page, page_size, ordering, search, lang, ...filters }: ListingQuery): string {
  return JSON.stringify(filters);
}
