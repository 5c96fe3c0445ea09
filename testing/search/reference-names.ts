import type { FilterOption, FilterOptions } from '@/lib/catalog/types';

const named = (names: string[]): FilterOption[] =>
  names.map((name, index) => ({ id: index + 1, name, slug: name, count: 10 }));

const inDubai = `Dubai Marina|Downtown Dubai|Business Bay|Palm Jumeirah|Jumeirah Village Circle|Jumeirah Village Triangle
Dubai Hills Estate|Dubai Creek Harbour|Mohammed Bin Rashid City|Jumeirah Lake Towers|Jumeirah Beach Residence|DIFC
Arabian Ranches|Arabian Ranches 3|DAMAC Hills|DAMAC Hills 2|Dubai South|Al Furjan|Emirates Hills|Bluewaters|City Walk
Dubai Silicon Oasis|Meydan|Tilal Al Ghaf|The Valley|Sobha Hartland`;
const elsewhere =
  'Saadiyat Island|Yas Island|Al Reem Island|Aljada|Al Khan|Al Marjan Island|Mina Al Arab|Al Hamra Village';

/** Filter options of a typical Dubai brokerage, with the names used in `queries.txt`. */
export const referenceNames: FilterOptions = {
  property_types: named(['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Duplex', 'Office', 'Plot']),
  property_statuses: named(['Ready', 'Off Plan', 'Under Construction', 'Coming Soon']),
  sales_statuses: named(['available', 'sold', 'reserved']),
  cities: named(['Dubai', 'Abu Dhabi', 'Sharjah', 'Ras Al Khaimah']),
  districts: named(`${inDubai}|${elsewhere}`.split(/[|\n]/)).map((option) => ({ ...option, city_id: null })),
  developers: named([
    'Emaar Properties',
    'DAMAC Properties',
    'Sobha Realty',
    'Binghatti',
    'Nakheel',
    'Select Group',
    'Aldar',
  ]),
};
