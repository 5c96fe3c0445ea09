import { formatNumber } from '@/lib/format/number';
import type { AliasKind } from '@/lib/search/understand/alias-kinds';

export const kindLabels: Record<AliasKind, string> = {
  district: 'District',
  city: 'City',
  developer: 'Developer',
};

/** `12 properties`. */
export function propertiesText(count: number): string {
  return count === 1 ? 'one property' : `${formatNumber(count)} properties`;
}
