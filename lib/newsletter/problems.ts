/** Why the page of the newsletter shows an alert; part of its address, hence short words. */
export const newsletterProblems = ['missing', 'invalid', 'hasty', 'busy', 'failed'] as const;
export type NewsletterProblem = (typeof newsletterProblems)[number];
