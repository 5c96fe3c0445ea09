type Counts = { residential_units: number | null; commercial_units: number | null };

/** Residential plus commercial units of the whole building; null when neither is known. */
export function sumOfUnits({ residential_units, commercial_units }: Counts): number | null {
  if (residential_units === null && commercial_units === null) return null;
  return (residential_units ?? 0) + (commercial_units ?? 0);
}
