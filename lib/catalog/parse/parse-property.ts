import type { PaymentPlan } from '@/lib/catalog/types';
import { communitySlug } from '@/lib/search/filters/communities';
import type { AgentRecord } from '../agent';
import { parseFields } from '../fields/field';
import {
  eachRelation,
  type PropertyValues,
  propertyFields,
  propertyRelations,
  type RelationName,
} from '../fields/property-fields';
import { type Coordinates, parseCoordinates } from './coordinates';
import { parseChangeTime } from './date';
import { isMiss, parseList, parseObject } from './envelope';
import { type FieldReader, fieldReader, isAbsent, type Parser, scalarText } from './fields';
import { imageParsers } from './images';
import { maxFigure, maxObjectListText, maxUnits } from './limits';
import { isPercentage, parseCount, parseId } from './number';
import { parseAgent } from './parse-agent';
import { parsePaymentPlans } from './parse-payment-plans';
import { type ParsedUnit, type ParseOptions, parseSourceId, parseUnit } from './parse-unit';
import { parseRelation, parseRelations, parseSalesStatus, type Relation } from './relation';
import { nameOfSlug, parseSlug } from './slug';
import { cutList, parseHtml, parseJsonList, parseText, parseTranslation } from './text';
import { readableTitle } from './title';

/**
 * A property as parsed from a backend or file, before our own ids are assigned: relations may lack id or name, and only
 * the title is guaranteed.
 */
export type ParsedProperty = PropertyValues &
  Record<RelationName, Relation | null> & {
    id: number | null;
    /** The source's id, in any form. */
    sourceId: string | null;
    slug: string | null;
    title: string;
    description: string | null;
    images: string[];
    total_units: number | null;
    map_coordinates: Coordinates | null;
    facilities: Relation[];
    payment_plans: PaymentPlan[];
    units_summary: { bedrooms: string; area: string } | null;
    units_count: number | null;
    /** Units sent with the property; null when not included. */
    units: ParsedUnit[] | null;
    updated_at: string | null;
    agent: AgentRecord | null;
  };

const titleNames = ['title', 'display_title', 'name', 'property_name', 'project_name'] as const;

function hasTitle(record: Record<string, unknown>): boolean {
  return titleNames.some((name) => !isAbsent(record[name]));
}

function hasSlug(record: Record<string, unknown>): boolean {
  return !isAbsent(record.slug) && !isMiss(record);
}

/** A property, summary or detail, unwrapped; null, with a report, when it has neither title nor a slug to name it by. */
export function parseProperty(value: unknown, options: ParseOptions): ParsedProperty | null {
  const { onProblem } = options;
  // An envelope may have a slug, too.
  const given = parseObject(value, hasTitle) ?? parseObject(value, hasSlug);
  const row = given && withDownPaymentShare(given);
  const read = row && fieldReader(row, 'property', onProblem);
  // A title may be there and empty, such as `{en: null, ar: null}` or an emoji.
  const ownTitle =
    read && titleNames.reduce<string | null>((found, name) => found ?? read(parseText, name), null);
  const slug = read?.(parseSlug, 'slug') ?? null;
  const title = ownTitle ?? nameOfSlug(slug);
  if (!row || !read || !title) {
    onProblem('property', 'has no title');
    return null;
  }
  if (!ownTitle) onProblem('property', 'has no title, and is named by its slug');
  const { parseImages } = imageParsers(options.imageBase);
  const values = parseFields(propertyFields, read, options.imageBase);
  const sourceId = [row.id, row.pk, row.property_id, row.uuid].find((id) => !isAbsent(id));
  return {
    id: parseId(row.id) ?? parseId(row.pk) ?? parseId(row.property_id),
    sourceId: parseSourceId(sourceId),
    slug,
    title: readableTitle(title),
    ...values,
    community: readCommunity(row, read),
    arabic_title: values.arabic_title ?? read(parseTranslation('ar'), ...titleNames),
    farsi_title: values.farsi_title ?? read(parseTranslation('fa'), ...titleNames),
    ...eachRelation((name) =>
      read(
        name === 'sales_status' ? parseSalesStatus : parseRelation,
        name,
        ...propertyRelations[name].aliases,
      ),
    ),
    description: read(parseHtml, 'description', 'overview'),
    images: read(parseImages, 'property_images', 'images', 'photos'),
    total_units: read(parseCount, 'total_units'),
    map_coordinates: parsePlace(row, options),
    facilities: read(parseRelations('facility'), 'facilities', 'property_facilities', 'amenities'),
    payment_plans: parsePaymentPlans(
      decodedList(row.payment_plans ?? row.property_payment_plans ?? row.payment_plan),
      'property.payment_plans',
      onProblem,
    ),
    units_summary: parseUnitsSummary(row.property_units_summary),
    units_count: read(parseCount, 'units_count'),
    units: parseUnits(row, options),
    updated_at: read(
      parseChangeTime,
      'updated_at',
      'updatedAt',
      'last_updated',
      'published_at',
      'listed_on',
      'created_at',
      'createdAt',
    ),
    agent: parseAgent(row, onProblem),
  };
}

/** A down payment given as a percentage is the minimum down payment, unless that is given too. */
function withDownPaymentShare(row: Record<string, unknown>): Record<string, unknown> {
  const givenName = (name: 'down_payment' | 'minimum_down_payment_percentage') =>
    [name, ...propertyFields[name].aliases].find((alias) => !isAbsent(row[alias]));
  const name = givenName('down_payment');
  if (!name || !isPercentage(row[name]) || givenName('minimum_down_payment_percentage')) return row;
  return { ...row, [name]: null, minimum_down_payment_percentage: row[name] };
}

/** In feeds without a district, `community` is the district; with one, it is a part of the district. */
function readCommunity(row: Record<string, unknown>, read: FieldReader): string | null {
  const { aliases, parse } = propertyFields.community;
  const hasDistrict = !isAbsent(row.district) || !isAbsent(row.district_id);
  // A table of kinds loses the type of each parser; this field holds a text.
  const community = read(parse as Parser<string | null>, ...(hasDistrict ? ['community'] : []), ...aliases);
  const district = read(parseRelation, 'district', ...propertyRelations.district.aliases)?.name;
  return community === null || (district && communitySlug(district) === communitySlug(community))
    ? null
    : community;
}

function parsePlace(row: Record<string, unknown>, { onProblem }: ParseOptions): Coordinates | null {
  const pair = isAbsent(row.latitude) ? null : { latitude: row.latitude, longitude: row.longitude };
  const name = ['map_coordinates', 'coordinates', 'location', 'geopoints'].find((key) => !isAbsent(row[key]));
  // One family of backends puts coordinates into `address`; all others a postal address.
  const given = scalarText(row.address, maxFigure);
  const address = /^[\s\d.,;-]+$/.test(given) ? given : null;
  const place = name ? row[name] : (pair ?? address);
  return parseCoordinates(place, (reason) => onProblem(`property.${name ?? 'latitude'}`, reason, place));
}

function parseUnitsSummary(value: unknown): ParsedProperty['units_summary'] {
  const ignore = () => undefined;
  const row = parseObject(value, (record) => 'bedrooms' in record || 'area' in record);
  if (!row) return null;
  return { bedrooms: parseText(row.bedrooms, ignore) ?? 'N/A', area: parseText(row.area, ignore) ?? 'N/A' };
}

function parseUnits(row: Record<string, unknown>, options: ParseOptions): ParsedUnit[] | null {
  const list = parseList(decodedList(row.units ?? row.apartments ?? row.apartment ?? row.property_units));
  if (!list) return null;
  const items = cutList(list.items, maxUnits, (reason) => options.onProblem('property.units', reason));
  return items.map((item) => parseUnit(item, options)).filter((unit) => unit !== null);
}

/** In tables such as CSV, lists of objects are JSON in a cell. */
function decodedList(value: unknown): unknown {
  return typeof value === 'string' ? (parseJsonList(value, maxObjectListText) ?? value) : value;
}
