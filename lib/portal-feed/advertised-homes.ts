import { checkedPermitNumber } from '@/lib/catalog/permits/permit-number';
import { isOffPlan } from '@/lib/catalog/sales/off-plan';
import { isSold } from '@/lib/catalog/sales/sales-status';
import type { StoredRecord } from '@/lib/catalog/sql/read/records';
import { startingPrice } from '@/lib/format/number';
import { saleOf } from '@/lib/import/mapping/guess/known-values';

/** A home for sale; unknown values are null. */
export type AdvertisedHome = {
  reference: string;
  title: string;
  price: number;
  area: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floorPlan: string | null;
  updatedAt: string;
};

/**
 * The homes of a property that may be advertised: on the site, with a valid permit, for sale and priced. A project's permit
 * covers its units, which are homes of their own; a ready home's permit covers one.
 */
export function advertisedHomes(record: StoredRecord): AdvertisedHome[] {
  if (record.hidden_from * 1_000 <= Date.now()) return [];
  if (!hasPermit(record) || !isAvailable(record.sales_status)) return [];
  return homesOf(record);
}

function hasPermit({ permit_number, city }: StoredRecord): boolean {
  return checkedPermitNumber(permit_number, city, () => undefined) !== null;
}

function homesOf(record: StoredRecord): AdvertisedHome[] {
  const reference = (record.reference ?? `P${record.id}`).replace(/\s+/g, '-');
  const available = record.units.filter(({ status }) => isAvailable(status));
  if (record.units.length > 0 && available.length === 0) return [];
  const units = available.filter(({ price }) => price !== null);
  if (isOffPlan(record.property_status) && units.length > 0) {
    return units.map((unit) => ({
      // The suffix is dropped when the portal sends a lead, see lib/catalog/reads/property-by-reference.ts.
      reference: `${reference}-U${slugOfKey(unit.key)}`,
      title: `${unitName(unit.apartment_type_id, record.property_type)} at ${record.title}`,
      price: unit.price ?? 0,
      area: unit.area,
      bedrooms: unit.apartment_type_id,
      bathrooms: unit.no_of_baths,
      floorPlan: unit.floor_plan_image,
      updatedAt: unit.updated_at ?? record.updated_at,
    }));
  }
  const [only, ...others] = units;
  const single = others.length === 0 ? only : undefined;
  const price = single?.price ?? startingPrice(record);
  if (price === null) return [];
  return [
    {
      reference,
      title: record.title,
      price,
      area: single?.area ?? record.min_area,
      bedrooms: single?.apartment_type_id ?? null,
      bathrooms: single?.no_of_baths ?? null,
      floorPlan: single?.floor_plan_image ?? null,
      updatedAt: record.updated_at,
    },
  ];
}

function isAvailable(status: string | null): boolean {
  return !isSold(status) && saleOf(status ?? '') !== 'Reserved';
}

function slugOfKey(key: string): string {
  return key.replace(/[^\w.-]+/g, '-');
}

function unitName(bedrooms: number | null, type: string | null): string {
  const kind = type ?? 'Home';
  if (bedrooms === null) return kind;
  return bedrooms === 0 ? `Studio ${kind}` : `${bedrooms} Bedroom ${kind}`;
}
