import { z } from 'zod';
import { parseText } from '../parse/text';
import type { UnitView } from '../units/unit-views';
import { type Columns, field, newerField, type Values } from './field';
import {
  areaKind,
  bathroomsKind,
  bedroomsKind,
  choiceKind,
  countKind,
  flagKind,
  imageKind,
  type Kind,
  priceKind,
  salesStatusKind,
  textKind,
} from './kinds';

const requiredText: Kind<string> = {
  schema: z.string(),
  parse: (value, complain) => parseText(value, complain) ?? '',
};

/** Words for each view in feeds. */
const viewWords: Record<UnitView, readonly string[]> = {
  sea: ['sea', 'ocean', 'beach', 'gulf', 'palm'],
  landmark: ['landmark', 'burj', 'fountain', 'fountains'],
  marina: ['marina', 'harbour', 'harbor'],
  lagoon: ['lagoon', 'lake'],
  canal: ['canal', 'creek', 'water', 'waterfront'],
  golf: ['golf', 'fairway'],
  city: ['city', 'skyline', 'boulevard', 'street'],
  park: ['park', 'garden', 'gardens', 'courtyard', 'landscape'],
  pool: ['pool'],
  community: ['community'],
};

/**
 * Fields of a unit. Domain type, parser, columns, change detection and import mapping are derived from this table; a
 * new field also needs a column in a migration.
 */
export const unitFields = {
  /** The public unit number. Not reliably unique within a property, so links use `id`. */
  apartment_id: field(requiredText, 'unit_id', 'unitId', 'apt_no', 'id'),
  apt_no: field(textKind, 'unit_number', 'unitNumber', 'unit_no'),
  /** Number of bedrooms; 0 is a studio. */
  apartment_type_id: field(bedroomsKind, 'bedrooms', 'rooms', 'Rooms'),
  no_of_baths: field(bathroomsKind, 'bathrooms', 'baths'),
  area: field(areaKind, 'size', 'total_area', 'start_area', 'min_area'),
  floor: field(textKind, 'floor_no', 'floor_number', 'floorNumber'),
  price: field(priceKind, 'price_from', 'start_price', 'min_price'),
  unit_image: field(imageKind, 'image', 'images'),
  floor_plan_image: field(imageKind, 'floor_plan', 'floorplan', 'planImage'),
  /** Whether the unit is in high demand; false also means unknown. */
  is_demand: field(flagKind),
  unit_count: field(countKind, 'count'),
  status: field(salesStatusKind, 'sales_status', 'unit_status'),
  view: newerField(choiceKind(viewWords), 'unit_view', 'view_type', 'views'),
};

export type UnitValues = Values<typeof unitFields>;
export type UnitColumns = Columns<typeof unitFields>;
