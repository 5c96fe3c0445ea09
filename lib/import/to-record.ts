import type { ParsedProperty } from '@/lib/catalog/parse/parse-property';
import type { ParsedUnit } from '@/lib/catalog/parse/parse-unit';
import type { OnProblem } from '@/lib/catalog/parse/problem';
import type { PropertyRecord, UnitRecord } from '@/lib/catalog/record';

/** A listing as read, on its way to the writer under its key. Nothing is reckoned yet, see `finishRecord`. */
export function toRecord(property: ParsedProperty, key: string, onProblem: OnProblem): PropertyRecord {
  return {
    key,
    slug: property.slug,
    title: property.title,
    arabic_title: property.arabic_title,
    farsi_title: property.farsi_title,
    description: property.description,
    cover_image: property.cover_image,
    images: property.images,
    property_type: property.property_type?.name ?? null,
    property_status: property.property_status?.name ?? null,
    sales_status: property.sales_status?.name ?? null,
    city: property.city?.name ?? null,
    district: property.district?.name ?? null,
    developer: property.developer?.name ?? null,
    low_price: property.low_price,
    average_price: property.average_price,
    average_bedrooms: property.average_bedrooms,
    average_bathrooms: property.average_bathrooms,
    average_area: property.average_area,
    min_area: property.min_area,
    residential_units: property.residential_units,
    commercial_units: property.commercial_units,
    completion_rate: property.completion_rate,
    delivery_date: property.delivery_date,
    post_delivery: property.post_delivery,
    guarantee_rental_guarantee: property.guarantee_rental_guarantee,
    rental_guarantee_value: property.rental_guarantee_value,
    down_payment: property.down_payment,
    minimum_down_payment_percentage: property.minimum_down_payment_percentage,
    formatted_address: property.formatted_address,
    latitude: property.map_coordinates?.latitude ?? null,
    longitude: property.map_coordinates?.longitude ?? null,
    facilities: facilityNames(property),
    payment_plans: property.payment_plans.map(({ id, ...plan }) => plan),
    units: toUnitRecords(property.units ?? [], onProblem),
    reference: property.reference,
    permit_number: property.permit_number,
    permit_url: property.permit_url,
    permit_expires_at: property.permit_expires_at,
    project_number: property.project_number,
    escrow_account: property.escrow_account,
    service_charge: property.service_charge,
    featured_rank: property.featured_rank,
    is_sample: false,
    updated_at: property.updated_at,
  };
}

/**
 * Reckons from the units what the feed left open, takes the cover out of the pictures that follow it, and calls the units
 * of a sold listing sold where nobody said otherwise.
 */
export function finishRecord(record: PropertyRecord): PropertyRecord {
  const cover_image = record.cover_image ?? record.images[0] ?? null;
  const prices = known(record.units.map((unit) => unit.price));
  const areas = known(record.units.map((unit) => unit.area));
  const bedrooms = known(record.units.map((unit) => unit.apartment_type_id));
  const bathrooms = known(record.units.map((unit) => unit.no_of_baths));
  return {
    ...record,
    cover_image,
    images: record.images.filter((image) => image !== cover_image),
    units: record.sales_status?.toLowerCase() === 'sold' ? record.units.map(orSold) : record.units,
    low_price: record.low_price ?? least(prices),
    average_price: record.average_price ?? mean(prices, 0),
    min_area: record.min_area ?? least(areas),
    average_area: record.average_area ?? mean(areas, 0),
    average_bedrooms: record.average_bedrooms ?? mean(bedrooms, 1),
    average_bathrooms: record.average_bathrooms ?? mean(bathrooms, 1),
  };
}

function orSold(unit: UnitRecord): UnitRecord {
  return { ...unit, status: unit.status ?? 'Sold' };
}

function facilityNames(property: ParsedProperty): string[] {
  return [...new Set(property.facilities.map(({ name }) => name).filter((name) => name !== null))];
}

/** Units under keys that are unique in their property; a repeated id gets a number, so that no unit is lost. */
function toUnitRecords(units: ParsedUnit[], onProblem: OnProblem): UnitRecord[] {
  const used = new Map<string, number>();
  return units.map(({ id, sourceId, updated_at, ...unit }, index) => {
    const wanted = sourceId ?? `position ${index + 1}`;
    const times = (used.get(wanted) ?? 0) + 1;
    used.set(wanted, times);
    if (times > 1) onProblem('unit.id', 'is used by several units of the property');
    return { ...unit, key: times > 1 ? `${wanted}#${times}` : wanted };
  });
}

function known(values: (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

function least(values: number[]): number | null {
  return values.length > 0 ? Math.min(...values) : null;
}

function mean(values: number[], decimals: number): number | null {
  if (values.length === 0) return null;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Number(average.toFixed(decimals));
}
