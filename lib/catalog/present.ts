import type { FilterOptions, PropertyDetail, PropertySummary } from './types';

/*
 * How the API words a listing: our own fields plus the names that older clients of this API read.
 * `is_favorite` is always false here, because public answers are the same for everybody; a visitor's own
 * favourites come from /api/user/favorites/.
 */

export const languages = ['en', 'ar', 'fa'] as const;
export type Language = (typeof languages)[number];

/** English for anything else. */
export function readLanguage(text: string | null): Language {
  return languages.find((language) => language === text) ?? 'en';
}

/** The title in a language; the plain title where there is no translation. */
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

/** Every option as `{value, label}` and as `{id, name}`, with the number of listings behind it. */
export function presentFilterOptions(options: FilterOptions) {
  const lists = Object.entries(options).map(([key, list]) => [
    key,
    list.map((option) => ({ ...option, value: option.id, label: option.name })),
  ]);
  return Object.fromEntries(lists) as {
    [Key in keyof FilterOptions]: (FilterOptions[Key][number] & { value: number; label: string })[];
  };
}
