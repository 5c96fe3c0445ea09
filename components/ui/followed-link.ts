/** The text in the link that is being followed. While there is one, a change of the URL would cancel the visit. */
export const followed: { text: Element | null } = { text: null };

export function endFollowing(): void {
  followed.text?.remove();
  followed.text = null;
}
