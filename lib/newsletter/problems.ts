/** Error codes of the newsletter page; short because they are in the URL. */
export const newsletterProblems = ['missing', 'invalid', 'hasty', 'busy', 'failed'] as const;
export type NewsletterProblem = (typeof newsletterProblems)[number];
