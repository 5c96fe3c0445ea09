import { fold } from '@/lib/search/words/fold';

/** Default maximum of a slug in characters, also used as `maxlength`. */
export const maxSlugLength = 80;

/**
 * Slug of a text: letters and digits of any script, joined by hyphens; may be empty.
 * @param maxLength in characters
 */
export function slugify(text: string, maxLength = maxSlugLength): string {
  return fold(text)
    .replace(/['"]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}
