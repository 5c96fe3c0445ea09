import { fold } from '@/lib/search/fold';
import type { ReportProblem } from './parse/problem';

/**
 * The number of an advertising permit as it is stored. Dubai's have 10 or 11 digits, which feeds write with spaces and
 * hyphens; those of other emirates have other forms and stay as they are.
 * @returns null, with a report, for what cannot be a permit of Dubai
 */
export function checkedPermitNumber(
  text: string | null,
  city: string | null,
  complain: ReportProblem,
): string | null {
  if (text === null || (city !== null && fold(city) !== 'dubai')) return text;
  const digits = text.replace(/[\s-]/g, '');
  if (/^\d{10,11}$/.test(digits)) return digits;
  complain('is not a permit number of 10 or 11 digits');
  return null;
}

/** Whether an address belongs to the land department, whose QR codes lead to the permit. */
export function isRegisterAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && /(?:^|\.)dubailand\.gov\.ae$/.test(hostname);
}
