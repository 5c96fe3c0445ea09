import type { AliasKind } from '@/lib/search/understand/names/alias-kinds';

export const kindLabels: Record<AliasKind, string> = {
  district: 'District',
  city: 'City',
  developer: 'Developer',
};
