import type { CardProperty } from '@/lib/catalog/card-property';
import { fold, searchWords } from './fold';

/**
 * Filters loaded properties by a search while the server answers: every word must be in the title, a translated title,
 * the city, the district or the developer, folded as on the server.
 */
export function matchLocally(properties: readonly CardProperty[], search: string): CardProperty[] {
  const words = searchWords(search);
  return properties.filter((property) => {
    const { title, arabic_title, farsi_title, city, district, developer } = property;
    const texts = [title, arabic_title, farsi_title, city?.name, district?.name, developer?.name];
    const folded = texts.map((text) => fold(text ?? ''));
    return words.every((word) => folded.some((text) => text.includes(word)));
  });
}
