import { keysOf, recordOf } from '@/lib/typed-keys';
import { type Columns, field, newerField, type Values } from './field';
import {
  amountKind,
  areaKind,
  bathroomsKind,
  countKind,
  dayOrTimeKind,
  emailKind,
  flagKind,
  guaranteeKind,
  handoverKind,
  imageKind,
  nameKind,
  pastDayKind,
  percentKind,
  priceKind,
  roomsKind,
  serviceChargeKind,
  shareKind,
  textKind,
  webUrlKind,
} from './kinds';

/*
 * Fields of a property except names, texts, lists and units. Domain types, parser, record, columns and import mapping are
 * derived from these tables; a new field also needs a column in a migration.
 */

/** Fields shown on cards. */
export const cardFields = {
  arabic_title: field(textKind, 'title_ar'),
  farsi_title: field(textKind, 'title_fa'),
  cover_image: field(imageKind, 'cover', 'image'),
  low_price: field(priceKind, 'min_price', 'price'),
  average_price: field(priceKind, 'avg_price'),
  average_bedrooms: field(roomsKind, 'avg_bedrooms'),
  average_bathrooms: field(bathroomsKind, 'avg_bathrooms'),
  average_area: field(areaKind, 'avg_area'),
  min_area: field(areaKind, 'min_size'),
  residential_units: field(countKind),
  commercial_units: field(countKind),
  completion_rate: field(percentKind, 'completion_percentage'),
  /** The first of the month when the day is unknown; a quarter when the month is. */
  delivery_date: field(handoverKind, 'completion_date', 'handover_date', 'handover'),
  post_delivery: field(flagKind),
  guarantee_rental_guarantee: field(flagKind, 'rental_guarantee'),
};

/** Additional fields of the property page. */
export const pageFields = {
  rental_guarantee_value: field(guaranteeKind, 'guarantee_rental_guarantee_value'),
  down_payment: field(amountKind, 'downPayment'),
  minimum_down_payment_percentage: field(shareKind, 'payment_minimum_down_payment', 'minimum_down_payment'),
  /** The part of the district. */
  community: newerField(nameKind, 'sub_community', 'subcommunity', 'sub_locality'),
  formatted_address: field(textKind),
  reference: field(textKind, 'reference_number'),
  permit_number: field(textKind),
  permit_url: field(webUrlKind),
  permit_expires_at: field(dayOrTimeKind),
  project_number: field(textKind),
  escrow_account: field(textKind, 'escrow_number'),
  service_charge: field(serviceChargeKind),
  /** The day of the sale; null when unknown or not sold. */
  sold_at: newerField(pastDayKind, 'sold_on', 'sold_date', 'date_sold'),
};

export const propertyFields = {
  ...cardFields,
  ...pageFields,
  /** Order in the featured grid, lowest first; null when not featured. */
  featured_rank: field(countKind),
  /** Not shown. If it is the address of an account, enquiries about the property are assigned to it. */
  agent_email: newerField(emailKind, 'listing_agent_email'),
};

export type PropertyValues = Values<typeof propertyFields>;
export type PropertyColumns = Columns<typeof propertyFields>;

/** A property's relations: table of names (also the key in the filter options) and column. */
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
export const relationNames = keysOf(propertyRelations);

/** An object with one value per relation. */
export function eachRelation<T>(value: (name: RelationName) => T): Record<RelationName, T> {
  return recordOf(relationNames, value);
}
