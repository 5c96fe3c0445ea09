import { createHash } from 'node:crypto';
import type { NewPropertyRow } from '@/lib/database/schema';
import { parseDate } from '@/lib/format/date';
import { fold } from '@/lib/search/fold';
import type { PropertyRecord } from '../record';

/** Later than any permit: the listing stays until its feed says otherwise. */
const never = 253_402_300_799;
const dubaiOffsetSeconds = 4 * 3600;
const daySeconds = 24 * 3600;

/** The columns that come straight from a record; names, slug, digest and times are the writer's business. */
export type PropertyContent = Omit<
  NewPropertyRow,
  | 'id'
  | 'slug'
  | 'content_hash'
  | 'created_at'
  | 'updated_at'
  | 'property_type_id'
  | 'property_status_id'
  | 'sales_status_id'
  | 'city_id'
  | 'district_id'
  | 'developer_id'
>;

export function propertyContent(record: PropertyRecord): PropertyContent {
  const low = price(record.low_price);
  const average = price(record.average_price);
  const { arabic_title, farsi_title, city, district, developer, residential_units, commercial_units } =
    record;
  const searched = [record.title, arabic_title, farsi_title, city, district, developer];
  return {
    feed_key: record.key,
    title: record.title,
    title_sort: fold(record.title),
    arabic_title,
    farsi_title,
    search_text: fold(searched.filter(Boolean).join(' ')),
    cover_image: record.cover_image,
    low_price: low,
    average_price: average,
    price: low ?? average,
    average_bedrooms: record.average_bedrooms,
    average_bathrooms: record.average_bathrooms,
    average_area: record.average_area,
    min_area: record.min_area,
    residential_units,
    commercial_units,
    total_units:
      residential_units === null && commercial_units === null
        ? null
        : (residential_units ?? 0) + (commercial_units ?? 0),
    completion_rate: record.completion_rate,
    delivery_date: record.delivery_date,
    post_delivery: record.post_delivery ? 1 : 0,
    guarantee_rental_guarantee: record.guarantee_rental_guarantee ? 1 : 0,
    rental_guarantee_value: record.rental_guarantee_value,
    down_payment: record.down_payment,
    minimum_down_payment_percentage: record.minimum_down_payment_percentage,
    formatted_address: record.formatted_address,
    latitude: record.latitude,
    longitude: record.longitude,
    reference: record.reference,
    permit_number: record.permit_number,
    permit_url: record.permit_url,
    permit_expires_at: record.permit_expires_at,
    hidden_from: hiddenFrom(record.permit_expires_at),
    project_number: record.project_number,
    escrow_account: record.escrow_account,
    service_charge: record.service_charge,
    featured_rank: record.featured_rank,
    is_sample: record.is_sample ? 1 : 0,
    units_count: new Set(record.units.map((unit) => unit.key)).size,
  };
}

/**
 * Digest of all that a record puts into the database, so that a record that would change nothing is known
 * without comparing rows. It covers the folded columns too: a new folding rule rewrites old rows.
 */
export function contentHash(record: PropertyRecord, content: PropertyContent): string {
  const { slug, description, images, property_type, property_status, sales_status } = record;
  const { city, district, developer, facilities, payment_plans, units, updated_at } = record;
  const names = [property_type, property_status, sales_status, city, district, developer];
  return digest([content, slug, description, images, names, facilities, payment_plans, units, updated_at]);
}

export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('base64url');
}

/** Whole AED; 0 and less mean that the price is not known. */
export function price(value: number | null): number | null {
  return value !== null && value > 0 ? Math.round(value) : null;
}

/** ISO-8601 UTC; null when the text is no time. */
export function isoTime(text: string | null): string | null {
  return parseDate(text)?.toISOString() ?? null;
}

/** A permit given as a day runs out when that day ends in Dubai. */
function hiddenFrom(permitExpiresAt: string | null): number {
  const date = parseDate(permitExpiresAt);
  if (!date || permitExpiresAt === null) return never;
  const seconds = Math.floor(date.getTime() / 1000);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(permitExpiresAt);
  return isDay ? seconds + daySeconds - dubaiOffsetSeconds : seconds;
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
