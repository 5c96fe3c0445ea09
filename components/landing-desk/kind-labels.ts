import type { LandingKind } from '@/lib/routes';

export const kindLabels: Record<LandingKind, string> = {
  areas: 'District',
  developers: 'Developer',
  types: 'Type',
};
