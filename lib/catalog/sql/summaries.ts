import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import type { PropertySummary } from '../types';
import { toSummary } from './rows';

/** What cards show of these properties, in the order of the ids; ids without a row are left out. */
export async function summariesOf(db: Kysely<Database>, ids: number[]): Promise<PropertySummary[]> {
  if (ids.length === 0) return [];
  const rows = await selectSummaries(db).where('properties.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toSummary(row)] : [];
  });
}

/** Properties with the names behind them. Every column of the row, so that the detail can use it too. */
export function selectSummaries(db: Kysely<Database>) {
  return db
    .selectFrom('properties')
    .leftJoin('property_types', 'property_types.id', 'properties.property_type_id')
    .leftJoin('property_statuses', 'property_statuses.id', 'properties.property_status_id')
    .leftJoin('sales_statuses', 'sales_statuses.id', 'properties.sales_status_id')
    .leftJoin('cities', 'cities.id', 'properties.city_id')
    .leftJoin('districts', 'districts.id', 'properties.district_id')
    .leftJoin('developers', 'developers.id', 'properties.developer_id')
    .selectAll('properties')
    .select([
      'property_types.name as property_type_name',
      'property_types.slug as property_type_slug',
      'property_statuses.name as property_status_name',
      'property_statuses.slug as property_status_slug',
      'sales_statuses.name as sales_status_name',
      'sales_statuses.slug as sales_status_slug',
      'cities.name as city_name',
      'cities.slug as city_slug',
      'districts.name as district_name',
      'districts.slug as district_slug',
      'developers.name as developer_name',
      'developers.slug as developer_slug',
    ]);
}
