import { truncateAtWord } from '@/lib/format/text';

/** The agency's own text about a district, a developer or a type, in place of the built-in one. */
export type LandingText = {
  /** One paragraph per line; null for the built-in text. */
  text: string | null;
  /** For search engines and shared links; null to use the beginning of the text. */
  description: string | null;
};

export const landingTextLabels: Record<keyof LandingText, string> = {
  text: 'Text',
  description: 'Description for search engines',
};

export const maxTextLength = 6_000;
/** The first paragraph, in characters: it is shown beside the heading. */
export const maxLeadLength = 600;
export const maxDescriptionLength = 200;

/** The paragraphs of a text, without empty and repeated ones. */
export function paragraphsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

/** The page's description for search engines; null for the built-in sentence. */
export function descriptionOf({ text, description }: LandingText): string | null {
  const [first] = paragraphsOf(text ?? '');
  return description ?? (first ? truncateAtWord(first, maxDescriptionLength) : null);
}
