import { parseFields } from '../fields/field';
import { type UnitValues, unitFields } from '../fields/unit-fields';
import { parseChangeTime } from './date';
import { parseObject } from './envelope';
import { fieldReader, isAbsent, scalarText } from './fields';
import { maxLine } from './limits';
import { parseId } from './number';
import type { OnProblem } from './problem';
import { cleanLine } from './text';

export type ParseOptions = {
  onProblem: OnProblem;
  /** Base URL of relative images. */
  imageBase?: string;
};

/** A parsed unit; fields that a source may omit are nullable here, unlike in our own data. */
export type ParsedUnit = UnitValues & {
  id: number | null;
  /** The source's id, in any form. */
  sourceId: string;
  updated_at: string | null;
};

const idNames = ['id', 'apartment_id', 'unit_id', 'unitId', 'apt_no'] as const;

/** Whether a unit has an id of any name. */
export function hasUnitId(record: Record<string, unknown>): boolean {
  return idNames.some((name) => !isAbsent(record[name]));
}

/** The source's id as text; null when missing or neither text nor number. */
export function parseSourceId(value: unknown): string | null {
  return cleanLine(scalarText(value, maxLine)) || null;
}

/** A unit, unwrapped; null, with a report, when it has no id. */
export function parseUnit(value: unknown, { onProblem, imageBase }: ParseOptions): ParsedUnit | null {
  const unit = parseObject(value, hasUnitId);
  // An id may be there and empty, such as an emoji.
  const sourceId = unit && parseSourceId(idNames.map((name) => unit[name]).find((id) => !isAbsent(id)));
  if (!unit || sourceId === null) {
    onProblem('unit', 'has no id', value);
    return null;
  }
  const read = fieldReader(unit, 'unit', onProblem);
  const values = parseFields(unitFields, read, imageBase);
  return {
    id: parseId(unit.id) ?? parseId(unit.unit_id) ?? parseId(unit.apartment_id),
    sourceId,
    ...values,
    apartment_id: values.apartment_id || sourceId,
    updated_at: read(parseChangeTime, 'updated_at', 'updatedAt'),
  };
}
