import { fold } from '@/lib/search/fold';

/**
 * A name as part of an address: letters and digits of any script, joined by hyphens. Empty when the text has none.
 *
 * @param maxLength in characters
 */
export function slugify(text: string, maxLength = 80): string {
  return fold(text)
    .replace(/['"]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}
