import type { Column } from '../columns';
import type { Choices } from './choices';
import { columnOf, type Found, knownFields } from './known-columns';
import { addressIn, repeatsCity } from './places';

/**
 * The column of each field, and the paths that they take. The property status may share its column with another field, and
 * rooms with the type.
 */
export function findColumns(columns: readonly Column[], choices: Choices): { found: Found; used: string[] } {
  const found: Found = {};
  const used = new Set<string>();
  for (const field of knownFields) {
    const column = columns.find(({ path }) => path === choices[field]?.column);
    if (!column) continue;
    found[field] = column;
    used.add(column.path);
  }
  for (const field of knownFields) {
    if (choices[field]) continue;
    const isShared = field === 'property_status';
    const shareable = field === 'bedrooms' ? found.property_type?.path : undefined;
    const taken = [...used].filter((path) => !isShared && path !== shareable);
    const column = columnOf(field, columns, new Set(taken));
    if (!column) continue;
    if (!isShared) used.add(column.path);
    if (field === 'district' && found.city && repeatsCity(column, found.city)) continue;
    found[field] = column;
  }
  if (!choices.formatted_address) found.formatted_address ??= addressIn(found.title);
  return { found, used: [...used] };
}
