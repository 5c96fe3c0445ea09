import { type HandEdit, withHandEdits } from '@/lib/hand-edits';
import type { PropertyRecord, UnitRecord } from './record';

/** Fields of a property with the same value as its only unit, and the averages that then equal them, too. */
const shared = [
  { field: 'low_price', ofUnit: 'price', average: 'average_price' },
  { field: 'min_area', ofUnit: 'area', average: 'average_area' },
  { field: 'average_bedrooms', ofUnit: 'apartment_type_id', average: null },
  { field: 'average_bathrooms', ofUnit: 'no_of_baths', average: null },
] as const;

/**
 * A property with edits in place of the feed's values, or the feed's values in place of edits. The only unit of a property
 * is the home that is edited: values that were the same in both stay the same.
 */
export function withPropertyEdits<T extends PropertyRecord>(
  record: T,
  edits: Map<string, HandEdit> | undefined,
): T {
  const edited = withHandEdits(record, edits);
  const [unit, ...others] = record.units;
  if (edited === record || !unit || others.length > 0) return edited;
  const ofUnit: Partial<UnitRecord> = {};
  const averages: Partial<PropertyRecord> = {};
  for (const { field, ofUnit: name, average } of shared) {
    const [was, is] = [record[field], edited[field]];
    // Rooms of a unit are whole numbers; an average may not be one.
    if (was === is || (average === null && is !== null && !Number.isInteger(is))) continue;
    if (unit[name] === was) ofUnit[name] = is;
    if (average && record[average] === was && edited[average] === was) averages[average] = is;
  }
  return { ...edited, ...averages, units: [{ ...unit, ...ofUnit }] };
}

/** A property without values that repeat others: those of its only unit, and averages that equal its own values. */
export function withoutRepeats(record: PropertyRecord): PropertyRecord {
  const [unit, ...others] = record.units;
  const ofUnit: Partial<UnitRecord> = {};
  const averages: Partial<PropertyRecord> = {};
  for (const { field, ofUnit: name, average } of shared) {
    if (unit?.[name] === record[field]) ofUnit[name] = null;
    if (average && record[average] === record[field]) averages[average] = null;
  }
  const units = unit && others.length === 0 ? [{ ...unit, ...ofUnit }] : record.units;
  return { ...record, ...averages, units };
}
