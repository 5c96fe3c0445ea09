import { slugify } from '@/lib/format/slug';
import type { ReportProblem } from './problem';
import { stableId } from './stable-id';
import { parseText } from './text';

/** Characters of the part of an address that names a listing, a district or an article. */
const maxLength = 200;

/** A name as part of an address: `Jumeirah Village Circle (JVC)` gives `jumeirah-village-circle-jvc`. */
export function slugOf(name: string): string {
  return slugify(name, maxLength) || String(stableId(name));
}

/** A source's own slug; null when there is none, or none that can be a part of an address by itself. */
export function parseSlug(value: unknown, complain: ReportProblem): string | null {
  const slug = typeof value === 'string' || typeof value === 'number' ? parseText(value, complain) : null;
  if (slug === null) return null;
  if (slug.length <= maxLength && slug !== '.' && slug !== '..') return slug;
  complain('cannot be part of an address');
  return null;
}
