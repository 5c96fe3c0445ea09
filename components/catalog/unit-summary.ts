import { isSold } from '@/lib/catalog/sales/sales-status';
import type { Unit } from '@/lib/catalog/types';
import { counted } from '@/lib/format/counted';
import { formatPrice } from '@/lib/format/number';
import { fromEntries } from '@/lib/typed-keys';

const summaryFields = [
  'id',
  'apartment_id',
  'apt_no',
  'apartment_type_id',
  'no_of_baths',
  'area',
  'floor',
  'price',
  'unit_image',
  'status',
  'view',
] as const satisfies (keyof Unit)[];

/** The unit data that is sent to the browser for a whole building. */
export type UnitSummary = Pick<Unit, (typeof summaryFields)[number]>;

export function toUnitSummary(unit: Unit): UnitSummary {
  return fromEntries(summaryFields.map((field) => [field, unit[field]]));
}

/** `Unit 2804`; falls back to the apartment number, then to the id. */
export function unitName(unit: Pick<Unit, 'id' | 'apartment_id' | 'apt_no'>): string {
  return `Unit ${unit.apartment_id.trim() || unit.apt_no?.trim() || unit.id}`;
}

/** `2`, "Studio" for 0, "N/A" when unknown. */
export function bedroomsText(bedrooms: number | null): string {
  if (bedrooms === null) return 'N/A';
  return bedrooms === 0 ? 'Studio' : String(bedrooms);
}

/** `2 Bedrooms`, "Studio" for 0; null when the number of bedrooms is unknown. */
export function bedroomsName(bedrooms: number | null): string | null {
  if (bedrooms === null) return null;
  return bedrooms === 0 ? 'Studio' : counted(bedrooms, 'Bedroom');
}

/** `2 Bedroom Unit`, "Studio" for 0; null when the number of bedrooms is unknown. */
export function unitKind(bedrooms: number | null): string | null {
  if (bedrooms === null) return null;
  return bedrooms === 0 ? 'Studio' : `${bedrooms} Bedroom Unit`;
}

const priceOnRequest = 'Price on Request';

/** The price of a unit that is for sale, 'Price on Request' without one, 'Sold' for a sold unit. */
export function unitPriceText(unit: Pick<Unit, 'price' | 'status'>): string {
  return isSold(unit.status) ? 'Sold' : (formatPrice(unit.price) ?? priceOnRequest);
}
