import { fromEntries } from '@/lib/typed-keys';
import type { FilterOptions, PropertyDetail, PropertySummary } from './types';

/*
 * API representation of properties: our own fields plus names that older clients read. `is_favorite` is always false
 * because public responses are cached; visitors' favourites come from /api/user/favorites/.
 */

export const languages = ['en', 'ar', 'fa'] as const;
export type Language = (typeof languages)[number];

/** Unknown languages fall back to English. */
export function readLanguage(text: string | null): Language {
  return languages.find((language) => language === text) ?? 'en';
}

/** The title in a language; the default title when there is no translation. */
function displayTitle(property: PropertySummary, language: Language): string {
  if (language === 'ar') return property.arabic_title ?? property.title;
  if (language === 'fa') return property.farsi_title ?? property.title;
  return property.title;
}

export function presentProperty<T extends PropertySummary | PropertyDetail>(
  property: T,
  language: Language = 'en',
) {
  return {
    ...property,
    name: property.title,
    display_title: displayTitle(property, language),
    cover: property.cover_image,
    image: property.cover_image,
    is_favorite: false,
  };
}

/**
 * Every option as `{value, label}` and as `{id, name}`, with its number of properties. Without communities, which may be
 * thousands.
 */
export function presentFilterOptions({ communities, ...options }: FilterOptions) {
  const lists = Object.entries(options).map(([key, list]) => [
    key,
    list.map((option) => ({ ...option, value: option.id, label: option.name })),
  ]);
  return fromEntries<{
    [Key in keyof typeof options]: ((typeof options)[Key][number] & { value: number; label: string })[];
  }>(lists);
}
