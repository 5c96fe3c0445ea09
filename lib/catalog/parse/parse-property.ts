import type { PaymentPlan } from '@/lib/catalog/types';
import { type Coordinates, parseCoordinates } from './coordinates';
import { parseDateValue, parseDayOrTime, parseTime } from './date';
import { parseList, parseObject } from './envelope';
import { fieldsOf, isAbsent, scalarText } from './fields';
import { imageParsers } from './images';
import { maxFigure, maxUnits } from './limits';
import {
  parseAmount,
  parseArea,
  parseAverage,
  parseBoolean,
  parseCount,
  parseId,
  parsePercent,
  parsePrice,
  parseServiceCharge,
} from './number';
import { parsePaymentPlans } from './parse-payment-plans';
import { type ParsedUnit, type ParseOptions, parseSourceId, parseUnit } from './parse-unit';
import { parseRelation, parseRelations, type Relation } from './relation';
import { parseSlug } from './slug';
import { cutList, parseHtml, parseText, parseTranslation } from './text';
import { parseWebAddress } from './web-address';

/**
 * A listing as read from a backend or a file, before anybody gave it the ids of our own domain: relations
 * may lack their id or their name, and nothing is certain but the title.
 */
export type ParsedProperty = {
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
  units: ParsedUnit[] | null;
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
export function parseProperty(value: unknown, options: ParseOptions): ParsedProperty | null {
  const { onProblem } = options;
  const row = parseObject(value, isProperty);
  const read = row && fieldsOf(row, 'property', onProblem);
  const title = read?.(parseText, ...titleNames);
  if (!row || !read || !title) {
    onProblem('property', 'has no title');
    return null;
  }
  const { parseImage, parseImages } = imageParsers(options.imageBase);
  const sourceId = [row.id, row.pk, row.property_id, row.uuid].find((id) => !isAbsent(id));
  return {
    id: parseId(row.id) ?? parseId(row.pk) ?? parseId(row.property_id),
    sourceId: parseSourceId(sourceId),
    slug: read(parseSlug, 'slug'),
    title,
    arabic_title: read(parseText, 'arabic_title', 'title_ar') ?? read(parseTranslation('ar'), ...titleNames),
    farsi_title: read(parseText, 'farsi_title', 'title_fa') ?? read(parseTranslation('fa'), ...titleNames),
    description: read(parseHtml, 'description', 'overview'),
    cover_image: read(parseImage, 'cover_image', 'cover', 'image'),
    images: read(parseImages, 'property_images', 'images', 'photos'),
    property_type: read(parseRelation, 'property_type', 'type'),
    property_status: read(parseRelation, 'property_status'),
    sales_status: read(parseRelation, 'sales_status', 'sale_status'),
    city: read(parseRelation, 'city', 'city_id'),
    district: read(parseRelation, 'district', 'district_id', 'community'),
    developer: read(parseRelation, 'developer', 'developer_company', 'developer_id'),
    low_price: read(parsePrice, 'low_price', 'min_price', 'price'),
    average_price: read(parsePrice, 'average_price', 'avg_price'),
    average_bedrooms: read(parseAverage, 'average_bedrooms', 'avg_bedrooms'),
    average_bathrooms: read(parseAverage, 'average_bathrooms', 'avg_bathrooms'),
    average_area: read(parseArea, 'average_area', 'avg_area'),
    min_area: read(parseArea, 'min_area', 'min_size'),
    residential_units: read(parseCount, 'residential_units'),
    commercial_units: read(parseCount, 'commercial_units'),
    total_units: read(parseCount, 'total_units'),
    completion_rate: read(parsePercent, 'completion_rate', 'completion_percentage'),
    delivery_date: read(parseDateValue, 'delivery_date', 'completion_date', 'handover_date', 'handover'),
    post_delivery: read(parseBoolean, 'post_delivery'),
    guarantee_rental_guarantee: read(parseBoolean, 'guarantee_rental_guarantee', 'rental_guarantee'),
    rental_guarantee_value: read(parseAmount, 'rental_guarantee_value', 'guarantee_rental_guarantee_value'),
    down_payment: read(parseAmount, 'down_payment', 'downPayment'),
    minimum_down_payment_percentage: read(
      parsePercent,
      'minimum_down_payment_percentage',
      'payment_minimum_down_payment',
      'minimum_down_payment',
    ),
    formatted_address: read(parseText, 'formatted_address'),
    map_coordinates: parsePlace(row, options),
    facilities: read(parseRelations('facility'), 'facilities', 'property_facilities', 'amenities'),
    payment_plans: parsePaymentPlans(
      row.payment_plans ?? row.property_payment_plans ?? row.payment_plan,
      'property.payment_plans',
      onProblem,
    ),
    units_summary: parseUnitsSummary(row.property_units_summary),
    units_count: read(parseCount, 'units_count'),
    units: parseUnits(row, options),
    reference: read(parseText, 'reference', 'reference_number'),
    permit_number: read(parseText, 'permit_number'),
    permit_url: read(parseWebAddress, 'permit_url'),
    permit_expires_at: read(parseDayOrTime, 'permit_expires_at'),
    project_number: read(parseText, 'project_number'),
    escrow_account: read(parseText, 'escrow_account', 'escrow_number'),
    service_charge: read(parseServiceCharge, 'service_charge'),
    featured_rank: read(parseCount, 'featured_rank'),
    updated_at: read(parseTime, 'updated_at', 'updatedAt', 'created_at'),
  };
}

function parsePlace(row: Record<string, unknown>, { onProblem }: ParseOptions): Coordinates | null {
  const pair = isAbsent(row.latitude) ? null : { latitude: row.latitude, longitude: row.longitude };
  const name = ['map_coordinates', 'coordinates', 'location', 'geopoints'].find((key) => !isAbsent(row[key]));
  // `address` is a text of coordinates in one family of backends and a postal address in all the others.
  const given = scalarText(row.address, maxFigure);
  const address = /^[\s\d.,;-]+$/.test(given) ? given : null;
  return parseCoordinates(name ? row[name] : (pair ?? address), (reason) =>
    onProblem(`property.${name ?? 'latitude'}`, reason),
  );
}

function parseUnitsSummary(value: unknown): ParsedProperty['units_summary'] {
  const ignore = () => undefined;
  const row = parseObject(value, (record) => 'bedrooms' in record || 'area' in record);
  if (!row) return null;
  return { bedrooms: parseText(row.bedrooms, ignore) ?? 'N/A', area: parseText(row.area, ignore) ?? 'N/A' };
}

function parseUnits(row: Record<string, unknown>, options: ParseOptions): ParsedUnit[] | null {
  const list = parseList(row.units ?? row.apartments ?? row.apartment ?? row.property_units);
  if (!list) return null;
  const items = cutList(list.items, maxUnits, (reason) => options.onProblem('property.units', reason));
  return items.map((item) => parseUnit(item, options)).filter((unit) => unit !== null);
}
