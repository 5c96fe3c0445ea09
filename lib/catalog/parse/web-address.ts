import { isAbsent } from './fields';
import { maxAddress } from './limits';
import type { ReportProblem } from './problem';

/** Whether a text is an `http` or `https` URL without credentials and within the length limit. */
export function isWebAddress(text: string): boolean {
  if (text.length > maxAddress || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return !username && !password;
}

/** An external URL; null when missing, and with a report for other schemes such as `javascript:`. */
export function parseWebAddress(value: unknown, complain: ReportProblem): string | null {
  if (isAbsent(value)) return null;
  const text = typeof value === 'string' && value.length <= 2 * maxAddress ? value.trim() : '';
  if (isWebAddress(text)) return new URL(text).href;
  complain('is not a web URL');
  return null;
}
