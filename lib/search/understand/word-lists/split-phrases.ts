/** Phrases separated by `|`, as written. */
export function splitPhrases(text: string): string[] {
  return text.split('|').map((phrase) => phrase.trim());
}
