import type { PropertyRecord } from '../record';

/** Whether a status means that a property is under construction or sold from plans. */
export function isOffPlan(status: string | null | undefined): boolean {
  return /^(?:off[\s_-]*plan|under[\s_-]*construction)(?![a-z])/i.test(status?.trim() ?? '');
}

type Advertised = Pick<
  PropertyRecord,
  | 'permit_number'
  | 'property_status'
  | 'developer'
  | 'project_number'
  | 'escrow_account'
  | 'district'
  | 'formatted_address'
  | 'latitude'
>;

/** Facts that an advertisement must show and the property lacks: the permit, and for off-plan sales the project's data. */
export function missingDisclosures(record: Advertised): string[] {
  const missing = record.permit_number === null ? ['no permit number'] : [];
  if (!isOffPlan(record.property_status)) return missing;
  const hasPlace = record.district ?? record.formatted_address ?? record.latitude;
  const required = {
    developer: record.developer,
    'project number': record.project_number,
    place: hasPlace,
    'escrow account': record.escrow_account,
  };
  const absent = Object.entries(required).filter(([, value]) => value === null);
  return [...missing, ...absent.map(([name]) => `off-plan without ${name}`)];
}
