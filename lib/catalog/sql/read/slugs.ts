import { slugify } from '@/lib/format/slug';

/**
 * Slug of a property: the feed's, else title and district. Always contains a letter, because digits alone are an id.
 */
export function propertySlug(record: {
  slug: string | null;
  title: string;
  district: string | null;
}): string {
  const wanted = slugify(record.slug ?? '');
  const title = slugify(record.title);
  const district = slugify(record.district ?? '');
  const named = title.includes(district) ? title : slugify(`${title}-${district}`);
  const slug = wanted || named || 'property';
  return /^\d+$/.test(slug) ? `property-${slug}` : slug;
}

/** The first free slug of `base`, `base-2`, `base-3` …. @param from the first number to try, if smaller ones are taken */
export function freeSlug(base: string, isTaken: (slug: string) => boolean, from?: number): string {
  if (from === undefined && !isTaken(base)) return base;
  let number = from ?? 2;
  while (isTaken(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** Whether a slug is the wanted one, with or without a number added for uniqueness. */
export function isVariantOf(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}
