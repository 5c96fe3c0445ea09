import type { Community, FilterOption, FilterOptions } from '@/lib/catalog/types';
import { communitySlug } from '@/lib/search/filters/communities';

const named = (names: string[]): FilterOption[] =>
  names.map((name, index) => ({ id: index + 1, name, slug: name, count: 10 }));

const inDubai = `Dubai Marina|Downtown Dubai|Business Bay|Palm Jumeirah|Jumeirah Village Circle|Jumeirah Village Triangle
Dubai Hills Estate|Dubai Creek Harbour|Mohammed Bin Rashid City|Jumeirah Lake Towers|Jumeirah Beach Residence|DIFC
Arabian Ranches|Arabian Ranches 3|DAMAC Hills|DAMAC Hills 2|Dubai South|Al Furjan|Emirates Hills|Bluewaters|City Walk
Dubai Silicon Oasis|Meydan|Tilal Al Ghaf|The Valley|Sobha Hartland`;
const elsewhere =
  'Saadiyat Island|Yas Island|Al Reem Island|Aljada|Al Khan|Al Marjan Island|Mina Al Arab|Al Hamra Village';

const districts = `${inDubai}|${elsewhere}`.split(/[|\n]/);

/** Some names are those of several districts, some mean something only with their district. */
const communities = Object.entries({
  'Dubai Hills Estate': ['Sidra 2', 'Maple 2', 'Garden Villas'],
  'Tilal Al Ghaf': ['Elan', 'Alaya'],
  'Mohammed Bin Rashid City': ['District One', 'Phase 1'],
  'Jumeirah Village Circle': ['District 12', 'The Gardens'],
  'Jumeirah Lake Towers': ['Cluster J'],
  'Dubai Marina': ['Marina Promenade', 'Sky View', 'Downtown Dubai'],
  'Al Furjan': ['Phase 1', 'Quortaj'],
  'The Valley': ['Alana'],
  'DAMAC Hills': ['Alana', 'Villa'],
}).flatMap(([district, names]) =>
  names.map(
    (name): Community => ({
      name,
      slug: communitySlug(name),
      district_id: districts.indexOf(district) + 1,
      count: 10,
    }),
  ),
);

/** Filter options of a typical Dubai brokerage, with the names used in `queries.txt`. */
export const referenceNames: FilterOptions = {
  property_types: named(['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Duplex', 'Office', 'Plot']),
  property_statuses: named(['Ready', 'Off Plan', 'Under Construction', 'Coming Soon']),
  sales_statuses: named(['available', 'sold', 'reserved']),
  cities: named(['Dubai', 'Abu Dhabi', 'Sharjah', 'Ras Al Khaimah']),
  districts: named(districts).map((option) => ({ ...option, city_id: null })),
  developers: named([
    'Emaar Properties',
    'DAMAC Properties',
    'Sobha Realty',
    'Binghatti',
    'Nakheel',
    'Select Group',
    'Aldar',
  ]),
  communities,
};
