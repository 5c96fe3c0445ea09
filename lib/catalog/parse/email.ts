import { isEmail } from '@/lib/forms/is-email';
import type { ReportProblem } from './problem';
import { parseText } from './text';

/**
 * An email address in lower case, also from `mailto:…` or `Name <address>`. Null when missing; null with a report when
 * it is none.
 */
export function parseEmail(value: unknown, complain: ReportProblem): string | null {
  const text = parseText(value, complain)?.toLowerCase();
  if (text === undefined) return null;
  const address = (/<([^<>]+)>$/.exec(text)?.[1] ?? text).replace(/^mailto:/, '');
  if (isEmail(address)) return address;
  complain('is not an email address');
  return null;
}
