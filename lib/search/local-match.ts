import type { PropertySummary } from '@/lib/catalog/types';
import { fold, searchWords } from './fold';

/**
 * The properties of a list at hand that a search would keep: every word of it stands in the title, a
 * translated title, the city, the district or the developer, folded as the server folds it. It bridges the wait
 * for the server, whose answer is over the whole catalogue.
 */
export function matchLocally(properties: readonly PropertySummary[], search: string): PropertySummary[] {
  const words = searchWords(search);
  return properties.filter((property) => {
    const { title, arabic_title, farsi_title, city, district, developer } = property;
    const texts = [title, arabic_title, farsi_title, city?.name, district?.name, developer?.name];
    const folded = texts.map((text) => fold(text ?? ''));
    return words.every((word) => folded.some((text) => text.includes(word)));
  });
}
