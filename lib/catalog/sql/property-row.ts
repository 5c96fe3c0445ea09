import { createHash } from 'node:crypto';
import type { NewPropertyRow } from '@/lib/database/schema';
import { parseDate } from '@/lib/format/date';
import { startingPrice } from '@/lib/format/number';
import { fold } from '@/lib/search/words/fold';
import type { SearchColumns } from '@/lib/search/words/search-columns';
import { fieldOf } from '@/lib/typed-keys';
import { isUnknownNewer, toColumns } from '../fields/field';
import {
  propertyFields,
  type propertyRelations,
  type RelationName,
  relationNames,
} from '../fields/property-fields';
import { unitFields } from '../fields/unit-fields';
import { neverEnds, permitEnd } from '../permits/permit-end';
import type { PropertyRecord } from '../record';
import { sumOfUnits } from '../units/sum-of-units';

/** Columns taken directly from a record; names, slug, digest and times are set by the writer. */
export type PropertyContent = Omit<
  NewPropertyRow,
  | 'id'
  | 'slug'
  | 'content_hash'
  | 'created_at'
  | 'has_odd_price'
  | 'bedroom_prices'
  | 'updated_at'
  | 'recency'
  | (typeof propertyRelations)[RelationName]['column']
  | keyof SearchColumns
>;

export function propertyContent(record: PropertyRecord): PropertyContent {
  const columns = toColumns(propertyFields, record);
  return {
    ...columns,
    feed_key: record.key,
    title: record.title,
    title_sort: fold(record.title),
    price: startingPrice(columns),
    total_units: sumOfUnits(record),
    latitude: record.latitude,
    longitude: record.longitude,
    hidden_from: record.off_site === 'feed' ? 0 : hiddenFrom(record.permit_expires_at),
    is_sample: record.is_sample ? 1 : 0,
    units_count: new Set(record.units.map((unit) => unit.key)).size,
  };
}

/**
 * Digest of everything a record stores, to skip unchanged records without comparing rows. Columns used only by search
 * are not covered: changing their rules needs a migration.
 */
export function contentHash(record: PropertyRecord, content: PropertyContent): string {
  const { slug, description, images, facilities, payment_plans, updated_at } = record;
  // Part of the digest since the first version; removing it would mark every property as changed.
  const search_text = fold(
    [record.title, record.arabic_title, record.farsi_title, record.city, record.district, record.developer]
      .filter(Boolean)
      .join(' '),
  );
  const known = sortedJson({ ...content, search_text }, isUnknownNewer(propertyFields));
  const names = relationNames.map((name) => record[name]);
  // A different time of a unit alone does not count as a change.
  const units = record.units.map(({ updated_at: _, ...unit }) =>
    sortedJson(unit, isUnknownNewer(unitFields)),
  );
  const before = [slug, description, images, names, facilities, payment_plans].map((value) =>
    sortedJson(value),
  );
  return sha256(`[${known},${before.join()},[${units.join()}],${sortedJson(updated_at)}]`);
}

/** SHA-256 of the value as JSON with sorted keys, base64url. */
export function digest(value: unknown): string {
  return sha256(sortedJson(value));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** ISO-8601 UTC; null when the text is not a time. */
export function utcTime(text: string | null): string | null {
  return parseDate(text)?.toISOString() ?? null;
}

/** Seconds since 1970 when the property is hidden. */
function hiddenFrom(permitExpiresAt: string | null): number {
  const end = permitEnd(permitExpiresAt);
  return end === null ? neverEnds : Math.floor(end / 1000);
}

/**
 * JSON with sorted keys. Written directly, because sorted copies of records would take most of the time of an import
 * without changes.
 * @param isLeftOut selects keys of the outer object that are left out
 */
export function sortedJson(value: unknown, isLeftOut?: (key: string, value: unknown) => boolean): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map((entry) => sortedJson(entry)).join()}]`;
  let json = '';
  for (const key of keysInOrder(value)) {
    const entry = fieldOf(value, key);
    if (entry === undefined || isLeftOut?.(key, entry)) continue;
    json += `${json && ','}${JSON.stringify(key)}:${sortedJson(entry)}`;
  }
  return `{${json}}`;
}

const maxShapes = 1_000;
const shapes = new Map<string, string[]>();

/** The sorted keys of an object, cached by its keys, because sorting takes longer than the rest of the digest. */
function keysInOrder(value: object): string[] {
  const keys = Object.keys(value);
  const shape = keys.join();
  const known = shapes.get(shape);
  if (known) return known;
  if (shapes.size >= maxShapes) shapes.clear();
  const sorted = keys.sort();
  shapes.set(shape, sorted);
  return sorted;
}
