import { pickFields } from '@/lib/catalog/fields/field';
import { eachRelation, propertyFields } from '@/lib/catalog/fields/property-fields';
import type { ParsedProperty } from '@/lib/catalog/parse/parse-property';
import type { ParsedUnit } from '@/lib/catalog/parse/parse-unit';
import type { OnProblem } from '@/lib/catalog/parse/problem';
import type { Relation } from '@/lib/catalog/parse/relation';
import { checkedPermitNumber } from '@/lib/catalog/permits/permit-number';
import type { PropertyRecord, UnitRecord } from '@/lib/catalog/record';
import { isSold, offeredPrice } from '@/lib/catalog/sales/sales-status';
import { fold } from '@/lib/search/words/fold';

/** A parsed property as a record with its key. Missing values are not computed yet, see `finishRecord`. */
export function toRecord(property: ParsedProperty, key: string, onProblem: OnProblem): PropertyRecord {
  return {
    key,
    slug: property.slug,
    title: property.title,
    ...pickFields(propertyFields, property),
    ...eachRelation((name) => nameOf(property[name], `property.${name}`, onProblem)),
    permit_number: checkedPermitNumber(property.permit_number, property.city?.name ?? null, (reason, value) =>
      onProblem('property.permit_number', reason, value),
    ),
    description: property.description,
    images: property.images,
    latitude: property.map_coordinates?.latitude ?? null,
    longitude: property.map_coordinates?.longitude ?? null,
    facilities: facilityNames(property, onProblem),
    payment_plans: property.payment_plans.map(({ id, ...plan }) => plan),
    units: toUnitRecords(property.units ?? [], onProblem),
    is_sample: false,
    agent: property.agent,
    agent_email: property.agent?.email ?? property.agent_email,
    updated_at: property.updated_at,
  };
}

/**
 * Computes missing values from the units, prices from those for sale, removes the cover from the other images and a district
 * that is only the city, and marks units without a status as sold if their property is sold.
 */
export function finishRecord(record: PropertyRecord): PropertyRecord {
  const cover_image = record.cover_image ?? record.images[0] ?? null;
  const prices = known(record.units.map(isSold(record.sales_status) ? priceOf : offeredPrice));
  const areas = known(record.units.map((unit) => unit.area));
  const bedrooms = known(record.units.map((unit) => unit.apartment_type_id));
  const bathrooms = known(record.units.map((unit) => unit.no_of_baths));
  return {
    ...record,
    cover_image,
    // Feeds without a district for a home repeat its city.
    district: fold(record.district ?? '') === fold(record.city ?? '') ? null : record.district,
    images: record.images.filter((image) => image !== cover_image),
    units: isSold(record.sales_status) ? record.units.map(orSold) : record.units,
    low_price: record.low_price ?? least(prices),
    average_price: record.average_price ?? mean(prices, 0),
    min_area: record.min_area ?? least(areas),
    average_area: record.average_area ?? mean(areas, 0),
    average_bedrooms: record.average_bedrooms ?? mean(bedrooms, 1),
    average_bathrooms: record.average_bathrooms ?? mean(bathrooms, 1),
  };
}

function priceOf({ price }: UnitRecord): number | null {
  return price;
}

function orSold(unit: UnitRecord): UnitRecord {
  return { ...unit, status: unit.status ?? 'Sold' };
}

/** The name of a relation; a number without one means nothing without the source's own table, and is reported. */
function nameOf(relation: Relation | null, path: string, onProblem: OnProblem): string | null {
  if (relation && relation.name === null) onProblem(path, 'is a number without a name', relation.id);
  return relation?.name ?? null;
}

function facilityNames({ facilities }: ParsedProperty, onProblem: OnProblem): string[] {
  const names = facilities.map((facility) => nameOf(facility, 'property.facilities', onProblem));
  return [...new Set(names.filter((name) => name !== null))];
}

/** Units with unique keys; a repeated id gets a suffix, so that no unit is lost. */
function toUnitRecords(units: ParsedUnit[], onProblem: OnProblem): UnitRecord[] {
  const used = new Map<string, number>();
  return units.map(({ id, sourceId, ...unit }) => {
    const times = (used.get(sourceId) ?? 0) + 1;
    used.set(sourceId, times);
    if (times > 1) onProblem('unit.id', 'is used by several units of the property', sourceId);
    return { ...unit, key: times > 1 ? `${sourceId}#${times}` : sourceId };
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
