/** Characters of a URL or image path; longer ones are rejected. */
export const maxUrlLength = 2_000;

/** The canonical form of an `http` or `https` URL without credentials; null for any other text. */
export function webUrl(text: string): string | null {
  if (text.length > maxUrlLength || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { username, password, href } = new URL(text);
  return username || password ? null : href;
}
