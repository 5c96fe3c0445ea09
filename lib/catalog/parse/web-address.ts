import { maxAddress, webAddress } from '../web-address';
import { isAbsent } from './fields';
import type { ReportProblem } from './problem';

/** An external URL; null when missing, and with a report for other schemes such as `javascript:`. */
export function parseWebAddress(value: unknown, complain: ReportProblem): string | null {
  if (isAbsent(value)) return null;
  const text = typeof value === 'string' && value.length <= 2 * maxAddress ? value.trim() : '';
  const address = webAddress(text);
  if (address !== null) return address;
  complain('is not a web URL');
  return null;
}
