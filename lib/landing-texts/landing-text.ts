import { truncateAtWord } from '@/lib/format/text';

/** What the agency says of a district, a developer or a type in place of the site's own words. */
export type LandingText = {
  /** A paragraph a line; null for the built-in text. */
  text: string | null;
  /** For search engines and shared links; null to take the beginning of the text. */
  description: string | null;
};

export const longestText = 6_000;
/** The first paragraph stands beside the heading. */
export const longestLead = 600;
export const longestDescription = 200;

/** Each once. */
export function paragraphsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

/** What search engines show of the page; null for the site's own sentence. */
export function descriptionOf({ text, description }: LandingText): string | null {
  const [first] = paragraphsOf(text ?? '');
  return description ?? (first ? truncateAtWord(first, longestDescription) : null);
}
