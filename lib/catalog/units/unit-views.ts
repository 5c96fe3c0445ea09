/** Views of a unit, most desirable first. */
export const unitViews = [
  { value: 'sea', label: 'Sea' },
  { value: 'landmark', label: 'Landmark' },
  { value: 'marina', label: 'Marina' },
  { value: 'lagoon', label: 'Lagoon' },
  { value: 'canal', label: 'Creek or canal' },
  { value: 'golf', label: 'Golf course' },
  { value: 'city', label: 'City' },
  { value: 'park', label: 'Park or garden' },
  { value: 'pool', label: 'Pool' },
  { value: 'community', label: 'Community' },
] as const;

export type UnitView = (typeof unitViews)[number]['value'];

/** `Golf course`; null when the view is unknown. */
export function unitViewLabel(view: UnitView | null): string | null {
  return unitViews.find(({ value }) => value === view)?.label ?? null;
}
