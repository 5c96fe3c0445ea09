import type { Alias } from '@/lib/search/understand/names/alias-kinds';

export const aliasLabels: Record<keyof Alias, string> = {
  kind: 'Kind',
  alias: 'Name in feeds and searches',
  name: 'Means',
  city: 'Only in this city',
};
