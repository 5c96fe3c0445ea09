/** What a unit looks out on, the most wanted first. */
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

/** `Golf course`; null when the view is not known. */
export function unitViewLabel(view: UnitView | null): string | null {
  return unitViews.find(({ value }) => value === view)?.label ?? null;
}
