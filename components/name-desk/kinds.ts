import type { AliasKind } from '@/lib/search/understand/alias-kinds';

export const kindLabels: Record<AliasKind, string> = {
  district: 'District',
  city: 'City',
  developer: 'Developer',
};

/** `12 listings`. */
export function listingsIn(count: number): string {
  return count === 1 ? 'one listing' : `${count.toLocaleString('en-US')} listings`;
}
