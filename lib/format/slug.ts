import { fold } from '@/lib/search/fold';

/**
 * Slug of a text: letters and digits of any script, joined by hyphens; may be empty.
 * @param maxLength in characters
 */
export function slugify(text: string, maxLength = 80): string {
  return fold(text)
    .replace(/['"]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}
