import type { CardProperty } from '@/lib/catalog/lists/card-property';
import { fold } from './fold';

/**
 * Filters loaded properties by a search while the server answers: each word of the search must be the beginning of a word
 * in the titles, the city, the district or the developer, folded as on the server.
 */
export function matchLocally(properties: readonly CardProperty[], search: string): CardProperty[] {
  const words = wordsOf(search);
  return properties.filter((property) => {
    const { title, arabic_title, farsi_title, city, district, developer } = property;
    const texts = [title, arabic_title, farsi_title, city?.name, district?.name, developer?.name];
    const all = texts.flatMap((text) => wordsOf(text ?? ''));
    return words.every((word) => all.some((one) => one.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
