import { pickFields } from '../fields/field';
import {
  cardFields,
  eachRelation,
  pageFields,
  propertyRelations,
  relationNames,
} from '../fields/property-fields';
import { completeRelation } from '../parse/parse-filter-options';
import type { ParsedProperty } from '../parse/parse-property';
import type { ParsedUnit } from '../parse/parse-unit';
import type { Relation } from '../parse/relation';
import { slugOf } from '../parse/slug';
import { stableId } from '../parse/stable-id';
import { permitEnd } from '../permits/permit-end';
import type { FilterOptions, PropertyDetail, PropertySummary, Unit } from '../types';
import { sumOfUnits } from '../units/sum-of-units';

/** Whether a relation came as bare id or name and must be completed from the filter options. */
export function needsOptions(property: ParsedProperty): boolean {
  return relationNames
    .map((name) => property[name])
    .some((relation) => relation !== null && (relation.id === null || relation.name === null));
}

/** Whether the advertising permit has expired. */
export function isExpired(property: ParsedProperty): boolean {
  const end = permitEnd(property.permit_expires_at);
  return end !== null && end <= Date.now();
}

/** @param options complete relations that were sent as a bare id or name; a bare id without its option becomes null */
export function toSummary(property: ParsedProperty, options: FilterOptions | null): PropertySummary {
  const slug = property.slug ?? property.sourceId ?? slugOf(property.title);
  return {
    id: property.id ?? stableId(slug),
    slug,
    title: property.title,
    ...pickFields(cardFields, property),
    cover_image: property.cover_image ?? property.images[0] ?? null,
    ...eachRelation((name) =>
      completeRelation(property[name], options?.[propertyRelations[name].table] ?? []),
    ),
    total_units: property.total_units ?? sumOfUnits(property),
    updated_at: property.updated_at,
  };
}

export function toDetail(property: ParsedProperty, options: FilterOptions | null): PropertyDetail {
  return {
    ...toSummary(property, options),
    description: property.description,
    property_images: property.images.map((image) => ({ image })),
    facilities: property.facilities.flatMap(toFacility),
    payment_plans: property.payment_plans,
    ...pickFields(pageFields, property),
    map_coordinates: property.map_coordinates,
    property_units_summary: property.units_summary,
    units_count: property.units_count ?? property.units?.length ?? 0,
  };
}

export function toUnit({ sourceId, ...unit }: ParsedUnit): Unit {
  return {
    ...unit,
    id: unit.id ?? stableId(sourceId),
    updated_at: unit.updated_at,
  };
}

/**
 * Each unit once and with an id of its own. Backends use a unit's number as id, which several towers of a property may
 * have: later ones get an id from their numbers and floor.
 */
export function distinctUnits(units: Unit[]): Unit[] {
  const distinct = new Map<number, Unit>();
  const known = new Set<string>();
  for (const unit of units) {
    const identity = [unit.id, unit.apartment_id, unit.apt_no, unit.floor].join(' ');
    const id = distinct.has(unit.id) ? stableId(identity) : unit.id;
    if (!known.has(identity)) distinct.set(id, { ...unit, id });
    known.add(identity);
  }
  return [...distinct.values()];
}

/** Cheapest first, unpriced last; equal prices by id. */
export function sortUnits(units: Unit[]): Unit[] {
  const price = (unit: Unit) => unit.price ?? Number.POSITIVE_INFINITY;
  return units.toSorted((a, b) => (price(a) === price(b) ? a.id - b.id : price(a) - price(b)));
}

/** Drops facilities without a name. */
function toFacility({ id, name }: Relation): PropertyDetail['facilities'] {
  return name ? [{ id: id ?? stableId(name), name }] : [];
}
