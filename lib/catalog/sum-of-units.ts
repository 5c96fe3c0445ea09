import type { PropertyValues } from './fields/property-fields';

type Counts = Pick<PropertyValues, 'residential_units' | 'commercial_units'>;

/** Residential plus commercial units of the whole building; null when neither is known. */
export function sumOfUnits({ residential_units, commercial_units }: Counts): number | null {
  if (residential_units === null && commercial_units === null) return null;
  return (residential_units ?? 0) + (commercial_units ?? 0);
}
