import { isRecord } from '@/lib/catalog/parse/fields';

/*
 * The same responses in the style of inconsistent backends: wrapped, numbers and flags as text, other names, relations
 * in four forms, lists inside strings.
 */

/** A response in the inconsistent style; null stays null. */
export function oddWords(body: unknown): unknown {
  if (body === null) return null;
  return { status: 'success', data: disorder(body, '') };
}

/** Digit-only texts that must stay text, and ids whose form callers rely on. */
const asTheyAre = new Set(['id', 'city_id', 'value', 'slug', 'permit_expires_at']);

function disorder(value: unknown, key: string): unknown {
  const change = changes[key];
  if (change) return change(value);
  if (Array.isArray(value)) return value.map((entry) => disorder(entry, ''));
  if (isRecord(value)) return disorderRecord(value);
  if (asTheyAre.has(key)) return value;
  if (typeof value === 'boolean') return value ? '1' : 0;
  return typeof value === 'number' ? String(value) : value;
}

function disorderRecord(record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(record).map(([key, value]) => [
    otherNames[key] ?? key,
    disorder(value, key),
  ]);
  const disordered: Record<string, unknown> = Object.fromEntries(entries);
  if ('arabic_title' in record) {
    disordered.title = { en: record.title, ar: record.arabic_title, fa: record.farsi_title };
    for (const name of ['arabic_title', 'farsi_title', 'name', 'display_title']) delete disordered[name];
  }
  return disordered;
}

const otherNames: Record<string, string> = {
  down_payment: 'downPayment',
  minimum_down_payment_percentage: 'payment_minimum_down_payment',
  rental_guarantee_value: 'guarantee_rental_guarantee_value',
  percentage: 'value',
  floor: 'floor_no',
  facilities: 'property_facilities',
  developer: 'developer_company',
  developers: 'developer_companies',
  cities: 'cites',
};

const changes: Record<string, (value: unknown) => unknown> = {
  // A bare id, whose name is only in the filter options.
  city: (value) => (isRecord(value) ? value.id : value),
  property_type: (value) =>
    isRecord(value) ? { value: value.id, label: value.name, slug: value.slug } : value,
  developer: (value) =>
    isRecord(value) ? { id: String(value.id), name: { en: value.name, ar: '' }, slug: value.slug } : value,
  percentage: (value) => (value === null ? null : `${value}%`),
  floor_plan_image: (value) => (value === null ? null : JSON.stringify([value])),
  map_coordinates: (value) => (isRecord(value) ? `${value.longitude},${value.latitude}` : value),
  facilities: (value) => (Array.isArray(value) ? value.map((facility) => ({ facility })) : value),
  // Only the first day of a month can be written as six digits.
  delivery_date: (value) =>
    typeof value === 'string' && value.endsWith('-01') ? Number(value.slice(0, 7).replace('-', '')) : value,
  low_price: (value) => value ?? 0,
  view: (value) => (typeof value === 'string' ? { id: 4, name: `Full ${value} view` } : value),
};
