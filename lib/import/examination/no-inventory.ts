import type { MappedField } from '../mapping/guess/choices';

/** Fields of which an inventory has at least one. */
const homeFields: ReadonlySet<MappedField['field']> = new Set([
  ...(['low_price', 'min_area', 'bedrooms', 'units', 'property_type', 'property_images'] as const),
  ...(['district', 'community', 'formatted_address', 'map_coordinates', 'latitude'] as const),
  ...(['bathrooms', 'residential_units', 'delivery_date', 'payment_plans'] as const),
]);

/** Why a table of unknown form is probably no inventory, such as a list of clients; null when it may be one. */
export function refusalOfFields(fields: MappedField[]): string | null {
  const isInventory = fields.some(
    ({ field, column, kept }) => homeFields.has(field) && (column !== null || kept !== null),
  );
  if (fields.length === 0 || isInventory) return null;
  return 'No column says what a home costs, how large it is, where it is or when it is ready: this does not look like a list of properties. If it is one, please choose its columns below.';
}
