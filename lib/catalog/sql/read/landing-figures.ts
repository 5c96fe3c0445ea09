import type { Kysely } from 'kysely';
import type { LandingFigures } from '@/lib/catalog/landing-figures';
import type { Database } from '@/lib/database/schema';
import type { LandingKind } from '@/lib/routes';

/** Figures of a subject as calculated after the last import; null when there are none. */
export async function landingFigures(
  db: Kysely<Database>,
  kind: LandingKind,
  id: number,
): Promise<LandingFigures | null> {
  const row = await db
    .selectFrom('landing_figures')
    .select('figures')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  // Figures calculated by an earlier release lack these until the next import.
  const older = { for_sale: 0, kinds: [] };
  return row ? { ...older, ...JSON.parse(row.figures) } : null;
}
