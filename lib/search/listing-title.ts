import type { FilterOptions } from '@/lib/catalog/types';
import { chipLabels, optionLabel } from './filters/list-filters';
import type { ListingQuery } from './listing-query';

/**
 * Title of a list: `Luxury Properties for Sale in Dubai`, `Off Plan Villa Properties for Sale in Palm Jumeirah, Dubai –
 * Page 2`.
 */
export function listingTitle(query: ListingQuery, options: FilterOptions | null): string {
  const status = only(query.property_status, options?.property_statuses);
  const type = only(query.property_type, options?.property_types);
  const kind = [status, type].filter(Boolean).join(' ') || 'Luxury';
  const page = query.page > 1 ? ` – Page ${query.page}` : '';
  return `${kind} Properties for Sale in ${placeOf(query, options)}${page}`;
}

function placeOf(query: ListingQuery, options: FilterOptions | null): string {
  const district = options?.districts.find(({ id }) => id === query.district);
  const [community] = chipLabels(query, ['community'], options);
  if (community) return [community, district?.name].filter(Boolean).join(', ');
  const cityId = query.city ?? district?.city_id ?? null;
  const city = options?.cities.find(({ id }) => id === cityId)?.name;
  if (district && city && !district.name.includes(city)) return `${district.name}, ${city}`;
  return district?.name ?? city ?? 'Dubai';
}

function only(ids: number[], named: readonly { id: number; name: string }[] | undefined): string | null {
  const option = ids.length === 1 ? named?.find(({ id }) => id === ids[0]) : undefined;
  return option ? optionLabel(option.name) : null;
}
