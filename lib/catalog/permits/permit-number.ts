import { withPlainDigits } from '@/lib/format/plain-digits';
import { fold } from '@/lib/search/words/fold';

import type { ReportProblem } from '../parse/problem';

/**
 * Normalises the number of an advertising permit. Permits of Dubai have 10 or 11 digits, which feeds write with spaces and
 * hyphens; other emirates use other forms, which are kept.
 * @returns null, with a report, for an invalid number of a permit in Dubai
 */
export function checkedPermitNumber(
  text: string | null,
  city: string | null,
  complain: ReportProblem,
): string | null {
  if (text === null || (city !== null && fold(city) !== 'dubai')) return text;
  const digits = withPlainDigits(text).replace(/[\s-]/g, '');
  if (/^(?!(\d)\1*$)\d{10,11}$/.test(digits)) return digits;
  complain('is not a permit number of 10 or 11 digits', text);
  return null;
}

/** Whether a URL belongs to Dubai's land department, whose QR codes lead to permits. */
export function isRegisterUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && /(?:^|\.)dubailand\.gov\.ae$/.test(hostname);
}
