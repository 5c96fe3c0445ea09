import { stableId } from './stable-id';

/** A name as part of an address: `Jumeirah Village Circle (JVC)` gives `jumeirah-village-circle-jvc`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug || String(stableId(name));
}
