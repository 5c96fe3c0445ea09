import { pictureSource } from '@/components/catalog/picture-source';
import { bedroomsName } from '@/components/catalog/unit-summary';
import { isSold } from '@/lib/catalog/sales/sales-status';
import type { Unit } from '@/lib/catalog/types';

/** The floor plan of one type of unit, with figures of all units of that type. */
export type FloorPlanType = {
  /** `Studio`, `2 Bedrooms`; null when the number of bedrooms is unknown. */
  name: string | null;
  /** The cheapest unit with a drawing. */
  unit: Unit;
  drawing: string;
  count: number;
  /** Square feet; null when unknown. */
  area: { from: number; to: number } | null;
  /** Whole AED, of units that are for sale; null when unknown. */
  priceFrom: number | null;
};

/** One plan per number of bedrooms that has a loadable drawing, smallest first. */
export function floorPlanTypes(units: Unit[]): FloorPlanType[] {
  return [...groupByBedrooms(units)]
    .toSorted(([a], [b]) => (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE))
    .flatMap(([bedrooms, all]) => {
      const unit = all.find(({ floor_plan_image }) => pictureSource(floor_plan_image));
      const drawing = pictureSource(unit?.floor_plan_image ?? null);
      return unit && drawing ? [{ ...factsOf(all), name: bedroomsName(bedrooms), unit, drawing }] : [];
    });
}

function groupByBedrooms(units: Unit[]): Map<number | null, Unit[]> {
  const groups = new Map<number | null, Unit[]>();
  for (const unit of units) {
    const { apartment_type_id: bedrooms } = unit;
    groups.set(bedrooms, [...(groups.get(bedrooms) ?? []), unit]);
  }
  return groups;
}

function factsOf(units: Unit[]): Pick<FloorPlanType, 'count' | 'area' | 'priceFrom'> {
  const areas = units.flatMap(({ area }) => area || []);
  const prices = units.filter(({ status }) => !isSold(status)).flatMap(({ price }) => price || []);
  return {
    count: units.length,
    area: areas.length > 0 ? { from: Math.min(...areas), to: Math.max(...areas) } : null,
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
  };
}
