/* How forms that anybody may send tell people from programs; the browser's part. */

/** A field that people do not see and leave empty; programs that fill every field give themselves away. */
export const honeypotField = 'extra_details';

/** What is said to a form that came sooner than a person can have filled it in. */
export const hasteMessage = 'That was too fast. Please try again.';

/**
 * Waits until a form has been shown for the least time the server accepts. People hardly ever notice, and none is
 * refused for being quick.
 *
 * @param shownAt when it appeared, in the time of `performance.now()`.
 */
export function untilFilled(shownAt: number, minimumFillTime: number): Promise<void> {
  const rest = minimumFillTime - (performance.now() - shownAt);
  return rest > 0 ? new Promise((resolve) => setTimeout(resolve, rest + 50)) : Promise.resolve();
}
