export const newsletterThanks = 'Thank you for subscribing! You will receive our latest updates soon.';

/**
 * A subscription sent sooner after its form appeared was not a person's. Short, since the browser may fill the address
 * in and Enter send it. Milliseconds.
 */
export const minimumFillTime = 1_000;

/** What is wrong with a newsletter address, in the visitor's words; null when nothing is. */
export function newsletterError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'Please enter your email address';
  return trimmed.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed)
    ? null
    : 'Please enter a valid email address';
}

/** Why the page of the newsletter shows an alert; part of its address, hence short words. */
export const newsletterProblems = ['missing', 'invalid', 'hasty', 'busy', 'failed'] as const;
export type NewsletterProblem = (typeof newsletterProblems)[number];
