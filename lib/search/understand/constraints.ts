import type { RelationName } from '@/lib/catalog/fields/property-fields';
import { maxBedrooms } from '../filters/bedrooms';
import type { FilterValues, SaleTerm } from '../filters/filter-values';
import type { Months } from '../filters/handover-months';
import type { SortValue } from '../sort-options';
import type { CommunityMeaning, Meaning } from './meaning';
import type { Range } from './values/amounts';

/** Filters whose constraint has the value of the filter. */
type ConstrainedFilter = RelationName | 'community' | 'bedrooms' | 'handover';

/**
 * A text's constraints as list filters. Prices in AED, areas in square feet. With a community, `district` is set too when
 * only one district has it.
 */
export type Constraints = {
  price?: Range;
  area?: Range;
  order?: SortValue;
} & { [Key in ConstrainedFilter]?: NonNullable<FilterValues[Key]> } & { [Term in SaleTerm]?: true };

/** Adds a constraint. @returns false when it already has another value: "Dubai Marina JVC" is not one place */
export function applyMeaning(meaning: Meaning, constraints: Constraints): boolean {
  switch (meaning.kind) {
    case 'city':
    case 'district':
    case 'developer': {
      const known = constraints[meaning.kind];
      if (known !== undefined && known !== meaning.id) return false;
      constraints[meaning.kind] = meaning.id;
      return true;
    }
    case 'community':
      return applyCommunity(meaning, constraints);
    case 'property_type':
    case 'property_status':
    case 'sales_status':
      constraints[meaning.kind] = [...new Set([...(constraints[meaning.kind] ?? []), ...meaning.ids])].sort(
        (a, b) => a - b,
      );
      return true;
    case 'order':
      constraints.order = meaning.order;
      return true;
    case 'studio':
      constraints.bedrooms = [...new Set([0, ...(constraints.bedrooms ?? [])])].sort((a, b) => a - b);
      return true;
    case 'post_delivery':
    case 'guarantee_rental_guarantee':
      constraints[meaning.kind] = true;
      return true;
    case 'absent':
    case 'words':
    case 'filler':
      return false;
  }
}

function applyCommunity({ slug, districts, isPart }: CommunityMeaning, constraints: Constraints): boolean {
  const { district, community } = constraints;
  if (community !== undefined && community !== slug) return false;
  if (district === undefined ? isPart : !districts.includes(district)) return false;
  constraints.community = slug;
  const [only, ...others] = districts;
  if (typeof only === 'number' && others.length === 0) constraints.district = only;
  return true;
}

/** Both numbers of bedrooms, or those within both bounds: "min 2 beds max 4 beds". */
export function meetRooms(known: readonly number[] = [], next: readonly number[]): number[] {
  const isLeast = (rooms: readonly number[]) => rooms.length > 1 && rooms.includes(maxBedrooms);
  const isMost = (rooms: readonly number[]) => rooms.length > 1 && rooms.includes(0);
  const areBounds = (isLeast(known) && isMost(next)) || (isMost(known) && isLeast(next));
  const inBoth = areBounds ? known.filter((rooms) => next.includes(rooms)) : [];
  return inBoth.length > 0 ? inBoth : [...new Set([...known, ...next])].sort((a, b) => a - b);
}

/** Joins bounds such as "over 1m under 2m" into one range; a contradicting one replaces the former. */
export function meetRanges(known: Range | undefined, next: Range): Range {
  const met = { min: next.min ?? known?.min ?? null, max: next.max ?? known?.max ?? null };
  return met.min !== null && met.max !== null && met.min > met.max ? next : met;
}

/** Both periods of "Q4 2026 or Q1 2027", or what is between the bounds of "after 2026, before 2028". */
export function meetMonths(known: Months | undefined, next: Months): Months {
  if (!known) return next;
  const [from, to] = [next.from ?? known.from, next.to ?? known.to];
  if (known.from === null || known.to === null || next.from === null || next.to === null)
    return from !== null && to !== null && from > to ? next : { from, to };
  return { from: Math.min(known.from, next.from), to: Math.max(known.to, next.to) };
}
