import { maxUrlLength, webUrl } from '../web-url';
import { isAbsent } from './fields';
import type { ReportProblem } from './problem';

/** An external URL; null when missing, and with a report for other schemes such as `javascript:`. */
export function parseWebUrl(value: unknown, complain: ReportProblem): string | null {
  if (isAbsent(value)) return null;
  const text = typeof value === 'string' && value.length <= 2 * maxUrlLength ? value.trim() : '';
  const url = webUrl(text);
  if (url !== null) return url;
  complain('is not a web URL');
  return null;
}
