import type { Transaction } from 'kysely';
import { checkedPermitNumber } from '@/lib/catalog/permits/permit-number';
import type { PropertyRecord } from '@/lib/catalog/record';
import { isSold } from '@/lib/catalog/sales/sales-status';
import { withoutDuplicatePermits } from '@/lib/catalog/sql/write/permits';
import type { Database } from '@/lib/database/schema';
import { ApiError } from '@/lib/http/server/api-error';

/** Fields that decide which permit number a property may have. */
export const permitFields = new Set([
  'permit_number',
  'permit_expires_at',
  'city',
  'sales_status',
  'property_status',
  'project_number',
]);

/** The normalised permit number of a property; a sold one keeps the number it has. */
export function permitNumberOf(
  { permit_number, city, sales_status }: PropertyRecord,
  complain: (reason: string) => void,
): string | null {
  return isSold(sales_status) ? permit_number : checkedPermitNumber(permit_number, city, complain);
}

/** @throws {ApiError} 422 when another property has the permit number */
export async function requireOwnPermit(trx: Transaction<Database>, record: PropertyRecord): Promise<void> {
  await withoutDuplicatePermits(trx, [record], (_index, reason) => {
    throw permitError(reason.replace('property.permit_number ', ''));
  });
}

/** The refusal of a permit number; `reason` completes "The permit number …". */
export function permitError(reason: string): ApiError {
  const errors = { permit_number: `This ${reason}.` };
  return new ApiError(422, `The permit number ${reason}.`, { errors });
}
