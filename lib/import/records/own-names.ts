import { propertyFields, propertyRelations, relationNames } from '@/lib/catalog/fields/property-fields';
import { keysOf } from '@/lib/typed-keys';

/** Names in rows of our own format, in addition to those of the field tables. */
const otherNames =
  'id pk property_id uuid key feed slug title display_title name property_name project_name description overview property_images images photos map_coordinates coordinates location geopoints latitude longitude address facilities property_facilities amenities payment_plans property_payment_plans payment_plan units apartments apartment property_units total_units units_count property_units_summary updated_at updatedAt created_at';
export const ownNames = new Set<string>([
  ...otherNames.split(' '),
  ...keysOf(propertyFields).flatMap((name) => [name, ...propertyFields[name].aliases]),
  ...relationNames.flatMap((name) => [name, ...propertyRelations[name].aliases]),
]);

/** Names that are read, or that the API writes, but which do not show that a row is in our own format. */
const otherKnown = new Set(
  'agent data property off_site is_undated last_updated published_at listed_on createdAt is_favorite is_sample'.split(
    ' ',
  ),
);
const byPlainName = new Map([...ownNames].map((name) => [plain(name), name]));

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * A row of our own format under our names: `Low Price` is read as `low_price`, unless the row has that, too.
 * @param onUnknown called with each name of a value that no field has
 */
export function underOwnNames(
  row: Record<string, unknown>,
  onUnknown: (name: string) => void,
): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  for (const name of Object.keys(row)) {
    if (ownNames.has(name) || otherKnown.has(name) || /^agent_|^@/.test(name)) continue;
    const own = byPlainName.get(plain(name));
    if (own === undefined || own in row || own in renamed) onUnknown(name);
    else renamed[own] = row[name];
  }
  return { ...row, ...renamed };
}
