import type { PropertyRecord } from '@/lib/catalog/record';
import { plainText } from '@/lib/format/plain-text';
import { bedroomsMask } from '@/lib/search/filters/bedrooms';
import { monthOf } from '@/lib/search/filters/handover-months';
import { words } from '@/lib/search/words/split-words';

/** Columns of `properties` derived for search and filters. */
export type SearchColumns = {
  search_title: string;
  search_place: string;
  search_names: string;
  reference_key: string | null;
  bedrooms_mask: number;
  max_area: number | null;
  handover_month: number | null;
  has_payment_plan: 0 | 1;
};

/** The part of a record from which `SearchColumns` are derived. */
export type SearchedRecord = Pick<
  PropertyRecord,
  | 'title'
  | 'arabic_title'
  | 'farsi_title'
  | 'city'
  | 'district'
  | 'community'
  | 'developer'
  | 'property_type'
  | 'property_status'
  | 'sales_status'
  | 'formatted_address'
  | 'reference'
  | 'permit_number'
  | 'average_bedrooms'
  | 'average_area'
  | 'min_area'
  | 'delivery_date'
  | 'post_delivery'
> & {
  units: readonly { apartment_type_id: number | null; area: number | null }[];
  payment_plans: readonly unknown[];
};

export function searchColumns(record: SearchedRecord): SearchColumns {
  const { title, arabic_title, farsi_title, city, district, community, formatted_address, developer } =
    record;
  const { property_type, property_status, sales_status, reference, permit_number } = record;
  const plan = record.payment_plans.length > 0 ? 'payment plan' : null;
  return {
    search_title: spaced(title, arabic_title, farsi_title),
    search_place: spaced(community, district, city, formatted_address),
    search_names: spaced(
      developer,
      property_type,
      property_status,
      sales_status,
      reference,
      permit_number,
      plan,
    ),
    reference_key: reference === null ? null : referenceKey(reference),
    bedrooms_mask: bedroomsMask(bedroomsOf(record)),
    max_area: largestArea(record),
    handover_month: monthOf(record.delivery_date),
    has_payment_plan: plan !== null || record.post_delivery ? 1 : 0,
  };
}

/** A reference without case, spaces and punctuation: "HN-1042" and "hn 1042" are equal. Null when empty. */
export function referenceKey(reference: string): string | null {
  return words(reference).join('') || null;
}

type Names = Pick<SearchColumns, 'search_title' | 'search_place' | 'search_names'>;

/** All words of a property: names, description and facilities. */
export function textWords(names: Names, description: string | null, facilities: readonly string[]): string {
  const text = plainText(description ?? '').replace(/&[a-z#0-9]+;/gi, ' ');
  const { search_title, search_place, search_names } = names;
  const named = `${search_title} ${search_place} ${search_names}`.split(' ').filter(Boolean);
  return [...new Set([...named, ...words([text, ...facilities].join(' '))])].join(' ');
}

/** Unique words with spaces around them, so that one word can be found by substring. */
function spaced(...texts: (string | null)[]): string {
  const found = new Set(texts.flatMap((text) => words((text ?? '').replaceAll('_', ' '))));
  return found.size > 0 ? ` ${[...found].join(' ')} ` : '';
}

/** Numbers of bedrooms of the units; without units those around the average, or 0 when type or title has "studio". */
function bedroomsOf({ units, average_bedrooms, property_type, title }: SearchedRecord): number[] {
  const known = units.map((unit) => unit.apartment_type_id).filter((count) => count !== null);
  if (known.length > 0) return known;
  if (average_bedrooms !== null) return [Math.floor(average_bedrooms), Math.ceil(average_bedrooms)];
  return words(`${property_type ?? ''} ${title}`).includes('studio') ? [0] : [];
}

function largestArea({ units, average_area, min_area }: SearchedRecord): number | null {
  const areas = [...units.map((unit) => unit.area), average_area, min_area].filter((area) => area !== null);
  return areas.length > 0 ? Math.max(...areas) : null;
}
