/** The text in the link that is being followed. While there is one, a change of the URL would cancel the visit. */
export const followed: { text: Element | null } = { text: null };

export function endFollowing(): void {
  followed.text?.remove();
  followed.text = null;
}

/**
 * Changes the URL without a press: after a pause, and only when no link is being followed.
 * @returns a function that cancels it
 */
export function afterPause(ms: number, change: () => void): () => void {
  const timer = setInterval(() => {
    if (followed.text) return;
    clearInterval(timer);
    change();
  }, ms);
  return () => clearInterval(timer);
}
