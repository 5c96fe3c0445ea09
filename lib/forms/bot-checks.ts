/* Browser side of the bot checks of public forms. */

/** The honeypot: a hidden field that only bots fill in. */
export const honeypotField = 'extra_details';

/** Message for a form submitted faster than a person can fill it in. */
export const tooFastMessage = 'That was too fast. Please try again.';

/**
 * Waits until the form has been shown for the minimum time the server accepts, so that nobody is rejected for being
 * quick.
 * @param shownAt when it appeared, as `performance.now()`
 */
export function waitMinimumFillTime(shownAt: number, minimumFillTimeMs: number): Promise<void> {
  const rest = minimumFillTimeMs - (performance.now() - shownAt);
  return rest > 0 ? new Promise((resolve) => setTimeout(resolve, rest + 50)) : Promise.resolve();
}
