import { isRecord, scalarText } from '@/lib/catalog/parse/fields';
import { maxLine } from '@/lib/catalog/parse/limits';
import { parseRooms } from '@/lib/catalog/parse/number';
import { cleanLine } from '@/lib/catalog/parse/text';

/**
 * A title of bedrooms, type and place for a row of our own format, such as `4-bedroom villa in Al Reem, Arabian Ranches`;
 * undefined without a place, or without both bedrooms and type.
 */
export function composedTitle(own: Record<string, unknown>): string | undefined {
  const units = Array.isArray(own.units) ? own.units : [];
  const unit = isRecord(units[0]) ? units[0] : {};
  const bedrooms = parseRooms(unit.apartment_type_id ?? own.average_bedrooms, () => undefined);
  const type = textIn(own.property_type);
  const [community, place] = [textIn(own.community), textIn(own.district) || textIn(own.city)];
  const isSame = community.toLowerCase() === place.toLowerCase();
  const places = [isSame ? '' : community, place].filter(Boolean);
  if (places.length === 0 || (type === '' && bedrooms === null)) return undefined;
  return `${homeName(type, bedrooms)} in ${places.join(', ')}`;
}

function homeName(type: string, bedrooms: number | null): string {
  if (bedrooms === 0 && (type === '' || type === 'Apartment')) return 'Studio';
  return bedrooms ? `${Math.floor(bedrooms)}-bedroom ${(type || 'home').toLowerCase()}` : type || 'Home';
}

function textIn(value: unknown): string {
  return cleanLine(scalarText(value, maxLine));
}
