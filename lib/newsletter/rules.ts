import { isEmail } from '@/lib/forms/is-email';
import { typedEmail } from '@/lib/forms/typed-values';

export const newsletterThanks = 'Thank you for subscribing! You will receive our latest updates soon.';

/** Minimum milliseconds between showing and sending the form. Short, because browsers may autofill the address. */
export const minimumFillTimeMs = 1_000;

/** Validation message for a newsletter address; null when valid. */
export function newsletterError(email: string): string | null {
  const address = typedEmail(email);
  if (address === '') return 'Please enter your email address';
  return isEmail(address) ? null : 'Please enter a valid email address';
}

/** Reasons for an alert on the newsletter page, as they appear in its URL. */
export const newsletterProblems = ['missing', 'invalid', 'too-fast', 'busy', 'failed'] as const;
export type NewsletterProblem = (typeof newsletterProblems)[number];
