import type { PropertyRecord } from '@/lib/catalog/record';
import { fold } from '@/lib/search/fold';
import type { Match } from './mapping-schema';

/** What stays as the first feed has it: by these a listing is known. */
const identity = new Set<keyof PropertyRecord>(['key', 'slug', 'title', 'is_sample']);

/** Names of our format that are called otherwise in the record. */
const recordFields: Record<string, (keyof PropertyRecord)[]> = {
  property_images: ['images'],
  map_coordinates: ['latitude', 'longitude'],
};

/** What two feeds call the same listing by; null when one of the fields is unknown. */
export function matchKey(record: PropertyRecord, by: Match['by']): string | null {
  const parts = by.map((field) => record[field]);
  return parts.every((part) => part !== null) ? parts.map((part) => fold(part ?? '')).join('\n') : null;
}

/**
 * A listing completed by another feed's word about it. `fill` takes what is missing (null, an empty list, a flag that is
 * not set); `override` takes whatever the other feed knows. What the other feed does not know never erases.
 */
export function mergeRecord(base: PropertyRecord, other: PropertyRecord, match: Match): PropertyRecord {
  const winning = new Set(match.override.flatMap((name) => recordFields[name] ?? [name]) as string[]);
  const taken = Object.entries(other).filter(([name, value]) => {
    const field = name as keyof PropertyRecord;
    if (identity.has(field) || isEmpty(value)) return false;
    return isEmpty(base[field]) || match.mode === 'override' || winning.has(field);
  });
  return { ...base, ...Object.fromEntries(taken) };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}
