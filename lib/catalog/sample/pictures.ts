const exteriors = [
  'construction-1',
  'detail-facade-1',
  'lowrise-beach-1',
  'mansion-1',
  'skyline-day-1',
  'sustainable-1',
  'tower-downtown-1',
  'tower-downtown-2',
  'tower-marina-1',
  'tower-marina-2',
  'townhouse-1',
  'townhouse-2',
  'villa-hills-1',
  'villa-palm-1',
  'villa-palm-2',
] as const;

const interiors = [
  'bathroom-1',
  'bedroom-1',
  'bedroom-2',
  'detail-marble-1',
  'dining-1',
  'kitchen-1',
  'living-1',
  'living-2',
  'lobby-1',
  'pool-1',
  'terrace-1',
] as const;

export const pictureNames = [...exteriors, ...interiors];
export type PictureName = (typeof pictureNames)[number];

/** Address of a picture of the sample catalogue, as the site serves it. */
export function picture(name: PictureName): string {
  return `/media/properties/${name}.jpg`;
}

const plans = ['studio', '1br', '2br', '3br', '4br', '5br'] as const;

/** Floor plan for a number of bedrooms (0 is a studio); null when none is drawn. */
export function floorPlan(bedrooms: number | null): string | null {
  const plan = bedrooms === null ? undefined : plans[bedrooms];
  return plan ? `/media/floorplans/floorplan-${plan}.svg` : null;
}

const rooms: Record<number, PictureName[]> = {
  0: ['bedroom-2', 'kitchen-1'],
  1: ['living-2', 'bedroom-2', 'kitchen-1'],
  2: ['living-2', 'kitchen-1', 'bedroom-1'],
  3: ['dining-1', 'living-2', 'bedroom-1', 'kitchen-1'],
  4: ['living-1', 'dining-1', 'bathroom-1'],
  5: ['living-1', 'terrace-1', 'dining-1'],
};

/** A room to show for a unit; `turn` varies it between the units of one development. */
export function unitPicture(bedrooms: number | null, turn: number): string {
  if (bedrooms === null) return picture('lobby-1');
  const choice = rooms[Math.min(bedrooms, 5)] ?? [];
  return picture(choice[turn % choice.length] ?? 'living-2');
}
