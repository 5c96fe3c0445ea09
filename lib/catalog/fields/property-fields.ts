import { type Columns, field, type Values } from './field';
import {
  amountKind,
  areaKind,
  averageKind,
  countKind,
  dayKind,
  dayOrTimeKind,
  flagKind,
  imageKind,
  percentKind,
  priceKind,
  serviceChargeKind,
  textKind,
  webAddressKind,
} from './kinds';

/*
 * What a property is, besides its names, texts, lists and parts. Domain types, parser, record, columns and the fields
 * of a mapping follow from these tables; a new field needs a column in a migration besides.
 */

/** What its card shows. */
export const cardFields = {
  arabic_title: field(textKind, 'title_ar'),
  farsi_title: field(textKind, 'title_fa'),
  cover_image: field(imageKind, 'cover', 'image'),
  low_price: field(priceKind, 'min_price', 'price'),
  average_price: field(priceKind, 'avg_price'),
  average_bedrooms: field(averageKind, 'avg_bedrooms'),
  average_bathrooms: field(averageKind, 'avg_bathrooms'),
  average_area: field(areaKind, 'avg_area'),
  min_area: field(areaKind, 'min_size'),
  residential_units: field(countKind),
  commercial_units: field(countKind),
  completion_rate: field(percentKind, 'completion_percentage'),
  /** The day is the first when only month and year are known. */
  delivery_date: field(dayKind, 'completion_date', 'handover_date', 'handover'),
  post_delivery: field(flagKind),
  guarantee_rental_guarantee: field(flagKind, 'rental_guarantee'),
};

/** What its page shows besides. */
export const pageFields = {
  rental_guarantee_value: field(amountKind, 'guarantee_rental_guarantee_value'),
  down_payment: field(amountKind, 'downPayment'),
  minimum_down_payment_percentage: field(percentKind, 'payment_minimum_down_payment', 'minimum_down_payment'),
  formatted_address: field(textKind),
  reference: field(textKind, 'reference_number'),
  permit_number: field(textKind),
  permit_url: field(webAddressKind),
  permit_expires_at: field(dayOrTimeKind),
  project_number: field(textKind),
  escrow_account: field(textKind, 'escrow_number'),
  service_charge: field(serviceChargeKind),
};

export const propertyFields = {
  ...cardFields,
  ...pageFields,
  /** Order in the featured grid, lowest first; null is not featured. */
  featured_rank: field(countKind),
};

export type PropertyValues = Values<typeof propertyFields>;
export type PropertyColumns = Columns<typeof propertyFields>;

/** What a property belongs to: the table of names, which is also the name of the filter's options, and the column. */
export const propertyRelations = {
  property_type: { table: 'property_types', column: 'property_type_id', aliases: ['type'] },
  property_status: { table: 'property_statuses', column: 'property_status_id', aliases: [] },
  sales_status: { table: 'sales_statuses', column: 'sales_status_id', aliases: ['sale_status'] },
  city: { table: 'cities', column: 'city_id', aliases: ['city_id'] },
  district: { table: 'districts', column: 'district_id', aliases: ['district_id', 'community'] },
  developer: {
    table: 'developers',
    column: 'developer_id',
    aliases: ['developer_company', 'developer_id'],
  },
} as const;

export type RelationName = keyof typeof propertyRelations;
export const relationNames = Object.keys(propertyRelations) as RelationName[];

/** The same of every relation. */
export function eachRelation<T>(value: (name: RelationName) => T): Record<RelationName, T> {
  return Object.fromEntries(relationNames.map((name) => [name, value(name)])) as Record<RelationName, T>;
}
