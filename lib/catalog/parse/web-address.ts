import { isAbsent } from './fields';
import { maxAddress } from './limits';
import type { ReportProblem } from './problem';

/** True for an `http` or `https` address without credentials that is not too long. */
export function isWebAddress(text: string): boolean {
  if (text.length > maxAddress || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return !username && !password;
}

/** The address of a page elsewhere; null when there is none, and with a complaint for `javascript:` and the like. */
export function parseWebAddress(value: unknown, complain: ReportProblem): string | null {
  if (isAbsent(value)) return null;
  const text = typeof value === 'string' && value.length <= 2 * maxAddress ? value.trim() : '';
  if (isWebAddress(text)) return new URL(text).href;
  complain('is not a web address');
  return null;
}
