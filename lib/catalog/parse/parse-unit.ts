import type { Unit } from '@/lib/catalog/types';
import { parseTime } from './date';
import { parseObject } from './envelope';
import { fieldsOf, isAbsent, scalarText } from './fields';
import { imageParsers } from './images';
import { maxLine } from './limits';
import {
  parseArea,
  parseBedrooms,
  parseBoolean,
  parseCount,
  parseId,
  parsePrice,
  parseRooms,
} from './number';
import type { OnProblem } from './problem';
import { parseRelation } from './relation';
import { cleanLine, parseText } from './text';

export type ParseOptions = {
  onProblem: OnProblem;
  /** Address that relative pictures belong to. */
  imageBase?: string;
};

/** A unit as read; what may be missing from a source, but not from our own data, is nullable here. */
export type ParsedUnit = Omit<Unit, 'id' | 'updated_at'> & {
  id: number | null;
  /** The source's own id, whatever its form. */
  sourceId: string | null;
  updated_at: string | null;
};

const idNames = ['id', 'apartment_id', 'unit_id', 'unitId', 'apt_no'] as const;

function isUnit(record: Record<string, unknown>): boolean {
  return idNames.some((name) => !isAbsent(record[name]));
}

/** The source's own id as text; null when there is none or it is not a text or a number. */
export function parseSourceId(value: unknown): string | null {
  return cleanLine(scalarText(value, maxLine)) || null;
}

/** A unit out of whatever wraps it; null, with a complaint, when it has no id of any kind. */
export function parseUnit(value: unknown, { onProblem, imageBase }: ParseOptions): ParsedUnit | null {
  const unit = parseObject(value, isUnit);
  if (!unit) {
    onProblem('unit', 'has no id');
    return null;
  }
  const read = fieldsOf(unit, 'unit', onProblem);
  const { parseImage } = imageParsers(imageBase);
  const sourceId = idNames.map((name) => unit[name]).find((id) => !isAbsent(id));
  const price = read(parsePrice, 'price', 'price_from', 'start_price', 'min_price');
  const area = read(parseArea, 'area', 'size', 'total_area', 'start_area', 'min_area');
  return {
    id: parseId(unit.id) ?? parseId(unit.unit_id) ?? parseId(unit.apartment_id),
    sourceId: parseSourceId(sourceId),
    apartment_id: read(parseText, 'apartment_id', 'unit_id', 'unitId', 'apt_no', 'id') ?? '',
    apt_no: read(parseText, 'apt_no', 'unit_number', 'unitNumber', 'unit_no'),
    apartment_type_id: read(parseBedrooms, 'apartment_type_id', 'bedrooms', 'rooms', 'Rooms'),
    no_of_baths: read(parseRooms, 'no_of_baths', 'bathrooms', 'baths'),
    area,
    floor: read(parseText, 'floor', 'floor_no', 'floor_number', 'floorNumber'),
    price,
    unit_image: read(parseImage, 'unit_image', 'image', 'images'),
    floor_plan_image: read(parseImage, 'floor_plan_image', 'floor_plan', 'floorplan', 'planImage'),
    is_demand: read(parseBoolean, 'is_demand'),
    unit_count: read(parseCount, 'unit_count', 'count'),
    status: parseStatus(read(parseRelation, 'status', 'sales_status', 'unit_status')),
    updated_at: read(parseTime, 'updated_at', 'updatedAt', 'created_at'),
  };
}

/** A status given as a bare number means nothing without the source's own table. */
function parseStatus(status: { name: string | null } | null): string | null {
  return status?.name ?? null;
}
