import type { PaymentPlan } from '@/lib/catalog/types';
import { type Coordinates, readCoordinates } from './coordinates';
import { readDate, readDayOrTime, readTime } from './date';
import { readList, readObject } from './envelope';
import { fieldsOf, isAbsent } from './fields';
import { imageReaders } from './images';
import {
  readAmount,
  readArea,
  readAverage,
  readBoolean,
  readCount,
  readId,
  readPercent,
  readPrice,
  readServiceCharge,
} from './number';
import { readPaymentPlans } from './read-payment-plans';
import { type ReadOptions, type ReadUnit, readUnit } from './read-unit';
import { type Relation, readRelation, readRelations } from './relation';
import { readHtml, readText, readTranslation } from './text';

/**
 * A listing as read from a backend or a file, before anybody gave it the ids of our own domain: relations
 * may lack their id or their name, and nothing is certain but the title.
 */
export type ReadProperty = {
  id: number | null;
  /** The source's own id, whatever its form. */
  sourceId: string | null;
  slug: string | null;
  title: string;
  arabic_title: string | null;
  farsi_title: string | null;
  description: string | null;
  cover_image: string | null;
  images: string[];
  property_type: Relation | null;
  property_status: Relation | null;
  sales_status: Relation | null;
  city: Relation | null;
  district: Relation | null;
  developer: Relation | null;
  low_price: number | null;
  average_price: number | null;
  average_bedrooms: number | null;
  average_bathrooms: number | null;
  average_area: number | null;
  min_area: number | null;
  residential_units: number | null;
  commercial_units: number | null;
  total_units: number | null;
  completion_rate: number | null;
  delivery_date: string | null;
  post_delivery: boolean;
  guarantee_rental_guarantee: boolean;
  rental_guarantee_value: number | null;
  down_payment: number | null;
  minimum_down_payment_percentage: number | null;
  formatted_address: string | null;
  map_coordinates: Coordinates | null;
  facilities: Relation[];
  payment_plans: PaymentPlan[];
  units_summary: { bedrooms: string; area: string } | null;
  units_count: number | null;
  /** Units that came with the listing; null when none were sent along. */
  units: ReadUnit[] | null;
  reference: string | null;
  permit_number: string | null;
  permit_url: string | null;
  permit_expires_at: string | null;
  project_number: string | null;
  escrow_account: string | null;
  service_charge: number | null;
  featured_rank: number | null;
  updated_at: string | null;
};

const titleNames = ['title', 'display_title', 'name', 'property_name', 'project_name'] as const;

function isProperty(record: Record<string, unknown>): boolean {
  return titleNames.some((name) => !isAbsent(record[name]));
}

/** A property, summary or detail, out of whatever wraps it; null, with a complaint, when it has no title. */
export function readProperty(value: unknown, options: ReadOptions): ReadProperty | null {
  const { onProblem } = options;
  const row = readObject(value, isProperty);
  const read = row && fieldsOf(row, 'property', onProblem);
  const title = read?.(readText, ...titleNames);
  if (!row || !read || !title) {
    onProblem('property', 'has no title');
    return null;
  }
  const { readImage, readImages } = imageReaders(options.imageBase);
  const sourceId = [row.id, row.pk, row.property_id, row.uuid].find((id) => !isAbsent(id));
  return {
    id: readId(row.id) ?? readId(row.pk) ?? readId(row.property_id),
    sourceId: sourceId === undefined ? null : String(sourceId).trim(),
    slug: read(readText, 'slug'),
    title,
    arabic_title: read(readText, 'arabic_title', 'title_ar') ?? read(readTranslation('ar'), ...titleNames),
    farsi_title: read(readText, 'farsi_title', 'title_fa') ?? read(readTranslation('fa'), ...titleNames),
    description: read(readHtml, 'description', 'overview'),
    cover_image: read(readImage, 'cover_image', 'cover', 'image'),
    images: read(readImages, 'property_images', 'images', 'photos'),
    property_type: read(readRelation, 'property_type', 'type'),
    property_status: read(readRelation, 'property_status'),
    sales_status: read(readRelation, 'sales_status', 'sale_status'),
    city: read(readRelation, 'city', 'city_id'),
    district: read(readRelation, 'district', 'district_id', 'community'),
    developer: read(readRelation, 'developer', 'developer_company', 'developer_id'),
    low_price: read(readPrice, 'low_price', 'min_price', 'price'),
    average_price: read(readPrice, 'average_price', 'avg_price'),
    average_bedrooms: read(readAverage, 'average_bedrooms', 'avg_bedrooms'),
    average_bathrooms: read(readAverage, 'average_bathrooms', 'avg_bathrooms'),
    average_area: read(readArea, 'average_area', 'avg_area'),
    min_area: read(readArea, 'min_area', 'min_size'),
    residential_units: read(readCount, 'residential_units'),
    commercial_units: read(readCount, 'commercial_units'),
    total_units: read(readCount, 'total_units'),
    completion_rate: read(readPercent, 'completion_rate', 'completion_percentage'),
    delivery_date: read(readDate, 'delivery_date', 'completion_date', 'handover_date', 'handover'),
    post_delivery: read(readBoolean, 'post_delivery'),
    guarantee_rental_guarantee: read(readBoolean, 'guarantee_rental_guarantee', 'rental_guarantee'),
    rental_guarantee_value: read(readAmount, 'rental_guarantee_value', 'guarantee_rental_guarantee_value'),
    down_payment: read(readAmount, 'down_payment', 'downPayment'),
    minimum_down_payment_percentage: read(
      readPercent,
      'minimum_down_payment_percentage',
      'payment_minimum_down_payment',
      'minimum_down_payment',
    ),
    formatted_address: read(readText, 'formatted_address'),
    map_coordinates: readPlace(row, options),
    facilities: read(readRelations('facility'), 'facilities', 'property_facilities', 'amenities'),
    payment_plans: readPaymentPlans(
      row.payment_plans ?? row.property_payment_plans ?? row.payment_plan,
      'property.payment_plans',
      onProblem,
    ),
    units_summary: readUnitsSummary(row.property_units_summary),
    units_count: read(readCount, 'units_count'),
    units: readUnits(row, options),
    reference: read(readText, 'reference', 'reference_number'),
    permit_number: read(readText, 'permit_number'),
    permit_url: read(readImage, 'permit_url'),
    permit_expires_at: read(readDayOrTime, 'permit_expires_at'),
    project_number: read(readText, 'project_number'),
    escrow_account: read(readText, 'escrow_account', 'escrow_number'),
    service_charge: read(readServiceCharge, 'service_charge'),
    featured_rank: read(readCount, 'featured_rank'),
    updated_at: read(readTime, 'updated_at', 'updatedAt', 'created_at'),
  };
}

function readPlace(row: Record<string, unknown>, { onProblem }: ReadOptions): Coordinates | null {
  const pair = isAbsent(row.latitude) ? null : { latitude: row.latitude, longitude: row.longitude };
  const name = ['map_coordinates', 'coordinates', 'location', 'geopoints'].find((key) => !isAbsent(row[key]));
  // `address` is a text of coordinates in one family of backends and a postal address in all the others.
  const address = typeof row.address === 'string' && /^[\s\d.,;-]+$/.test(row.address) ? row.address : null;
  return readCoordinates(name ? row[name] : (pair ?? address), (reason) =>
    onProblem(`property.${name ?? 'latitude'}`, reason),
  );
}

function readUnitsSummary(value: unknown): ReadProperty['units_summary'] {
  const ignore = () => undefined;
  const row = readObject(value, (record) => 'bedrooms' in record || 'area' in record);
  if (!row) return null;
  return { bedrooms: readText(row.bedrooms, ignore) ?? 'N/A', area: readText(row.area, ignore) ?? 'N/A' };
}

function readUnits(row: Record<string, unknown>, options: ReadOptions): ReadUnit[] | null {
  const list = readList(row.units ?? row.apartments ?? row.apartment ?? row.property_units);
  return list ? list.items.map((item) => readUnit(item, options)).filter((unit) => unit !== null) : null;
}
