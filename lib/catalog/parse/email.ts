import { isEmail } from '@/lib/forms/is-email';
import { typedEmail } from '@/lib/forms/typed-values';
import type { ReportProblem } from './problem';
import { parseText } from './text';

/**
 * An email address in lower case, also from `mailto:…` or `Name <address>`. Null when missing; null with a report when
 * it is none.
 */
export function parseEmail(value: unknown, complain: ReportProblem): string | null {
  const text = parseText(value, complain);
  if (text === null) return null;
  const address = typedEmail(text);
  if (isEmail(address)) return address;
  complain('is not an email address');
  return null;
}
