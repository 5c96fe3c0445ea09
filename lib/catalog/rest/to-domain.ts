import { completeRelation } from '../parse/parse-filter-options';
import type { ParsedProperty } from '../parse/parse-property';
import type { ParsedUnit } from '../parse/parse-unit';
import type { Relation } from '../parse/relation';
import { slugOf } from '../parse/slug';
import { stableId } from '../parse/stable-id';
import type { FilterOptions, PropertyDetail, PropertySummary, Unit } from '../types';

/** For things whose age the backend does not tell: they sort last. */
const unknownTime = '1970-01-01T00:00:00.000Z';

const relationKeys = {
  property_type: 'property_types',
  property_status: 'property_statuses',
  sales_status: 'sales_statuses',
  city: 'cities',
  district: 'districts',
  developer: 'developers',
} as const;

/** True when some relation came as a bare id or a bare name, so that the filter options are needed to complete it. */
export function needsOptions(property: ParsedProperty): boolean {
  const relations = Object.keys(relationKeys).map((key) => property[key as keyof typeof relationKeys]);
  return relations.some((relation) => relation !== null && (relation.id === null || relation.name === null));
}

/** True once the advertising permit has run out; a permit given as a day holds until that day ends in Dubai. */
export function isExpired(property: ParsedProperty, now = Date.now()): boolean {
  const expiry = property.permit_expires_at;
  if (!expiry) return false;
  const end = expiry.length === 10 ? Date.parse(`${expiry}T23:59:59.999+04:00`) : Date.parse(expiry);
  return end < now;
}

export function toSummary(property: ParsedProperty, options: FilterOptions | null): PropertySummary {
  const slug = property.slug ?? property.sourceId ?? slugOf(property.title);
  const relation = (key: keyof typeof relationKeys) =>
    completeRelation(property[key], options?.[relationKeys[key]] ?? []);
  return {
    id: property.id ?? stableId(slug),
    slug,
    title: property.title,
    arabic_title: property.arabic_title,
    farsi_title: property.farsi_title,
    cover_image: property.cover_image ?? property.images[0] ?? null,
    property_type: relation('property_type'),
    property_status: relation('property_status'),
    sales_status: relation('sales_status'),
    city: relation('city'),
    district: relation('district'),
    developer: relation('developer'),
    low_price: property.low_price,
    average_price: property.average_price,
    average_bedrooms: property.average_bedrooms,
    average_bathrooms: property.average_bathrooms,
    average_area: property.average_area,
    min_area: property.min_area,
    residential_units: property.residential_units,
    commercial_units: property.commercial_units,
    total_units: totalUnits(property),
    completion_rate: property.completion_rate,
    delivery_date: property.delivery_date,
    post_delivery: property.post_delivery,
    guarantee_rental_guarantee: property.guarantee_rental_guarantee,
    updated_at: property.updated_at ?? unknownTime,
  };
}

export function toDetail(property: ParsedProperty, options: FilterOptions | null): PropertyDetail {
  return {
    ...toSummary(property, options),
    description: property.description,
    property_images: property.images.map((image) => ({ image })),
    facilities: property.facilities.flatMap(toFacility),
    payment_plans: property.payment_plans,
    down_payment: property.down_payment,
    minimum_down_payment_percentage: property.minimum_down_payment_percentage,
    rental_guarantee_value: property.rental_guarantee_value,
    formatted_address: property.formatted_address,
    map_coordinates: property.map_coordinates,
    property_units_summary: property.units_summary,
    units_count: property.units_count ?? property.units?.length ?? 0,
    reference: property.reference,
    permit_number: property.permit_number,
    permit_url: property.permit_url,
    permit_expires_at: property.permit_expires_at,
    project_number: property.project_number,
    escrow_account: property.escrow_account,
    service_charge: property.service_charge,
  };
}

export function toUnit({ sourceId, ...unit }: ParsedUnit): Unit {
  return {
    ...unit,
    id: unit.id ?? stableId(sourceId ?? unit.apartment_id),
    updated_at: unit.updated_at ?? unknownTime,
  };
}

/** Cheapest first, unpriced last; equal prices in the order of their ids. */
export function sortUnits(units: Unit[]): Unit[] {
  const price = (unit: Unit) => unit.price ?? Number.POSITIVE_INFINITY;
  return units.toSorted((a, b) => (price(a) === price(b) ? a.id - b.id : price(a) - price(b)));
}

function totalUnits(property: ParsedProperty): number | null {
  const { total_units, residential_units, commercial_units } = property;
  if (total_units !== null) return total_units;
  if (residential_units === null && commercial_units === null) return null;
  return (residential_units ?? 0) + (commercial_units ?? 0);
}

/** A facility known by its id alone has nothing to show. */
function toFacility({ id, name }: Relation): PropertyDetail['facilities'] {
  return name ? [{ id: id ?? stableId(name), name }] : [];
}
