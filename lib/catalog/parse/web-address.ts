import { isWebAddress } from '../web-address';
import { isAbsent } from './fields';
import { maxAddress } from './limits';
import type { ReportProblem } from './problem';

/** An external URL; null when missing, and with a report for other schemes such as `javascript:`. */
export function parseWebAddress(value: unknown, complain: ReportProblem): string | null {
  if (isAbsent(value)) return null;
  const text = typeof value === 'string' && value.length <= 2 * maxAddress ? value.trim() : '';
  if (isWebAddress(text)) return new URL(text).href;
  complain('is not a web URL');
  return null;
}
