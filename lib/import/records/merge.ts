import type { PropertyRecord } from '@/lib/catalog/record';
import { fold } from '@/lib/search/words/fold';
import { keysOf } from '@/lib/typed-keys';
import type { Match } from '../mapping/mapping-schema';

/** Identifying fields, which keep the first feed's values. */
const identity = new Set<keyof PropertyRecord>(['key', 'slug', 'title', 'is_sample']);

/** Fields that have another name in the record. */
const recordFields: Record<string, (keyof PropertyRecord)[]> = {
  property_images: ['images'],
  map_coordinates: ['latitude', 'longitude'],
};

/** Match key of a property across feeds; null when one of the fields is unknown. */
export function matchKey(record: PropertyRecord, by: Match['by']): string | null {
  const parts = by.map((field) => record[field]);
  return parts.every((part) => part !== null) ? parts.map((part) => fold(part ?? '')).join('\n') : null;
}

/**
 * A property merged with another feed's data. `fill` adds missing values (null, empty list, false); `override` takes
 * every known value of the other feed. Unknown values never overwrite.
 */
export function mergeRecord(base: PropertyRecord, other: PropertyRecord, match: Match): PropertyRecord {
  const winning = new Set<string>(match.override.flatMap((name) => recordFields[name] ?? [name]));
  const taken = keysOf(other).filter((field) => {
    if (identity.has(field) || isEmpty(other[field])) return false;
    return isEmpty(base[field]) || match.mode === 'override' || winning.has(field);
  });
  return { ...base, ...Object.fromEntries(taken.map((field) => [field, other[field]])) };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}
