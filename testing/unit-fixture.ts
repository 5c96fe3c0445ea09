import { unitFields } from '@/lib/catalog/fields/unit-fields';
import type { Unit } from '@/lib/catalog/types';
import { unknownValues } from './unknown-values';

/** A unit with unknown values; override what the test needs. */
export function unitFixture(known: Partial<Unit> = {}): Unit {
  return { ...unknownValues(unitFields), id: 7, updated_at: '2026-01-01T00:00:00.000Z', ...known };
}

/** A unit with all values. A new field needs a value here. */
export const completeUnit: Unit = {
  id: 7,
  apartment_id: '2804',
  apt_no: '28-04',
  apartment_type_id: 2,
  no_of_baths: 2.5,
  area: 1480,
  floor: '28',
  price: 3_150_000,
  unit_image: '/media/room.jpg',
  floor_plan_image: '/media/plan.svg',
  is_demand: true,
  unit_count: 3,
  status: 'Reserved',
  view: 'sea',
  updated_at: '2026-01-01T00:00:00.000Z',
};
