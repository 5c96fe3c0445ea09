import type { PropertySummary } from '@/lib/catalog/types';

const marks = /\p{M}+/gu;

function fold(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase();
}

/**
 * The properties of a list at hand that a search would keep: every word of it stands in the title, a
 * translated title, the city, the district or the developer, ignoring case and accents. It bridges the wait
 * for the server, whose answer is over the whole catalogue.
 */
export function matchLocally(properties: readonly PropertySummary[], search: string): PropertySummary[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return properties.filter((property) => {
    const { title, arabic_title, farsi_title, city, district, developer } = property;
    const texts = [title, arabic_title, farsi_title, city?.name, district?.name, developer?.name];
    const folded = fold(texts.filter(Boolean).join('\n'));
    return words.every((word) => folded.includes(word));
  });
}
