import { slugify } from '@/lib/format/slug';
import { decodeSegment } from '@/lib/routes';
import type { ReportProblem } from './problem';
import { stableId } from './stable-id';
import { parseText } from './text';

/** Maximum characters of a slug. */
const maxLength = 200;

/** Slug of a name: `Jumeirah Village Circle (JVC)` gives `jumeirah-village-circle-jvc`. */
export function slugOf(name: string): string {
  return slugify(name, maxLength) || String(stableId(name));
}

/** A name for what has only a slug: `palm-view-2` gives `Palm View 2`; null when the slug is just a number. */
export function nameOfSlug(slug: string | null): string | null {
  // Some backends send slugs percent-encoded.
  const text = slug === null ? null : parseText(decodeSegment(slug), () => undefined);
  if (text === null || !/\p{L}/u.test(text)) return null;
  return text
    .replace(/[-_]+/g, ' ')
    .trim()
    .replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** The source's slug; null when missing or not usable as a URL segment. */
export function parseSlug(value: unknown, complain: ReportProblem): string | null {
  const slug = typeof value === 'string' || typeof value === 'number' ? parseText(value, complain) : null;
  if (slug === null) return null;
  if (slug.length <= maxLength && slug !== '.' && slug !== '..') return slug;
  complain('cannot be used in a URL');
  return null;
}
