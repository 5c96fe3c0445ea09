import type { Unit } from '@/lib/catalog/types';
import { readTime } from './date';
import { readObject } from './envelope';
import { fieldsOf, isAbsent } from './fields';
import { imageReaders } from './images';
import { readArea, readBedrooms, readBoolean, readCount, readId, readPrice, readRooms } from './number';
import type { OnProblem } from './problem';
import { readRelation } from './relation';
import { readText } from './text';

export type ReadOptions = {
  onProblem: OnProblem;
  /** Address that relative pictures belong to. */
  imageBase?: string;
};

/** A unit as read; what may be missing from a source, but not from our own data, is nullable here. */
export type ReadUnit = Omit<Unit, 'id' | 'updated_at'> & {
  id: number | null;
  /** The source's own id, whatever its form. */
  sourceId: string | null;
  updated_at: string | null;
};

const idNames = ['id', 'apartment_id', 'unit_id', 'unitId', 'apt_no'] as const;

function isUnit(record: Record<string, unknown>): boolean {
  return idNames.some((name) => !isAbsent(record[name]));
}

/** A unit out of whatever wraps it; null, with a complaint, when it has no id of any kind. */
export function readUnit(value: unknown, { onProblem, imageBase }: ReadOptions): ReadUnit | null {
  const unit = readObject(value, isUnit);
  if (!unit) {
    onProblem('unit', 'has no id');
    return null;
  }
  const read = fieldsOf(unit, 'unit', onProblem);
  const { readImage } = imageReaders(imageBase);
  const sourceId = idNames.map((name) => unit[name]).find((id) => !isAbsent(id));
  const price = read(readPrice, 'price', 'price_from', 'start_price', 'min_price');
  const area = read(readArea, 'area', 'size', 'total_area', 'start_area', 'min_area');
  return {
    id: readId(unit.id) ?? readId(unit.unit_id) ?? readId(unit.apartment_id),
    sourceId: sourceId === undefined ? null : String(sourceId).trim(),
    apartment_id: read(readText, 'apartment_id', 'unit_id', 'unitId', 'apt_no', 'id') ?? '',
    apt_no: read(readText, 'apt_no', 'unit_number', 'unitNumber', 'unit_no'),
    apartment_type_id: read(readBedrooms, 'apartment_type_id', 'bedrooms', 'rooms', 'Rooms'),
    no_of_baths: read(readRooms, 'no_of_baths', 'bathrooms', 'baths'),
    area,
    floor: read(readText, 'floor', 'floor_no', 'floor_number', 'floorNumber'),
    price,
    unit_image: read(readImage, 'unit_image', 'image', 'images'),
    floor_plan_image: read(readImage, 'floor_plan_image', 'floor_plan', 'floorplan', 'planImage'),
    is_demand: read(readBoolean, 'is_demand'),
    unit_count: read(readCount, 'unit_count', 'count'),
    status: readStatus(read(readRelation, 'status', 'sales_status', 'unit_status')),
    updated_at: read(readTime, 'updated_at', 'updatedAt', 'created_at'),
  };
}

/** A status given as a bare number means nothing without the source's own table. */
function readStatus(status: { name: string | null } | null): string | null {
  return status?.name ?? null;
}
