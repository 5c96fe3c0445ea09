import type { Kysely } from 'kysely';
import { nowInSeconds, permitEnd } from '@/lib/catalog/permits/permit-end';
import type { PropertyRecord } from '@/lib/catalog/record';
import { isOffPlan } from '@/lib/catalog/sales/off-plan';
import { isSold } from '@/lib/catalog/sales/sales-status';
import type { Database } from '@/lib/database/schema';
import { fold } from '@/lib/search/words/fold';

type Project = Pick<PropertyRecord, 'project_number' | 'property_status' | 'developer' | 'district'>;
type Holder = Project & { key: string; title: string };

/**
 * Removes permit numbers that another property on sale already has: a permit is for one property, except that of a project,
 * which covers all its off-plan properties. The first of several records with the same number keeps it.
 * @param onConflict called with the index of a changed record and the reason
 */
export async function withoutDuplicatePermits(
  db: Kysely<Database>,
  records: PropertyRecord[],
  onConflict: (index: number, reason: string) => void,
): Promise<PropertyRecord[]> {
  const holders = await holdersOf(db, records);
  return records.map((record, index) => {
    const number = record.permit_number;
    if (number === null || record.is_sample || !isOnSale(record)) return record;
    const known = holders.get(number) ?? [];
    const other = known.find((holder) => !isSameProject(holder, record));
    if (!other) {
      holders.set(number, [...known, record]);
      return record;
    }
    onConflict(index, `property.permit_number is that of another property, "${other.title}"`);
    return { ...record, permit_number: null, permit_url: null };
  });
}

/** Other properties on sale with the permit numbers of these records, by number. */
async function holdersOf(db: Kysely<Database>, records: PropertyRecord[]): Promise<Map<string, Holder[]>> {
  const numbers = [...new Set(records.flatMap(({ permit_number: number }) => number ?? []))];
  const holders = new Map<string, Holder[]>();
  if (numbers.length === 0) return holders;
  const rows = await db
    .selectFrom('properties')
    .leftJoin('property_statuses', 'property_statuses.id', 'properties.property_status_id')
    .leftJoin('sales_statuses', 'sales_statuses.id', 'properties.sales_status_id')
    .leftJoin('developers', 'developers.id', 'properties.developer_id')
    .leftJoin('districts', 'districts.id', 'properties.district_id')
    .select(['feed_key as key', 'title', 'project_number', 'permit_number', 'sales_statuses.name as sales'])
    .select([
      'property_statuses.name as property_status',
      'developers.name as developer',
      'districts.name as district',
    ])
    .where('permit_number', 'in', numbers)
    .where('hidden_from', '>', nowInSeconds())
    .where('is_sample', '=', 0)
    .orderBy('properties.id')
    .execute();
  const written = new Set(records.map(({ key }) => key));
  for (const { sales, permit_number, ...holder } of rows) {
    if (permit_number === null || written.has(holder.key) || isSold(sales)) continue;
    holders.set(permit_number, [...(holders.get(permit_number) ?? []), holder]);
  }
  return holders;
}

function isOnSale({ sales_status, permit_expires_at, off_site }: PropertyRecord): boolean {
  const end = permitEnd(permit_expires_at);
  return !isSold(sales_status) && !off_site && (end === null || end > Date.now());
}

/** Whether two properties are off-plan in one project: by its number or, unless both are known, by developer and district. */
function isSameProject(a: Project, b: Project): boolean {
  if (!isOffPlan(a.property_status) || !isOffPlan(b.property_status)) return false;
  if (a.project_number !== null && b.project_number !== null) return a.project_number === b.project_number;
  return a.developer !== null && isSameName(a.developer, b.developer) && isSameName(a.district, b.district);
}

/** Compared as names are stored, see `resolveNames`. */
function isSameName(a: string | null, b: string | null): boolean {
  return fold(a ?? '') === fold(b ?? '');
}
