import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { LandingFigures } from '@/lib/catalog/lists/landing-figures';
import type { Database } from '@/lib/database/schema';
import type { LandingKind } from '@/lib/routes';

const number = z.number();
const kind = { type: z.string().nullable(), bedrooms: number.nullable() };
const prices = z.object({ homes: number, low: number, median: number, high: number });

/** Figures calculated by an earlier release lack those with a default until the next import. */
const figuresSchema: z.ZodType<LandingFigures> = z.object({
  computed_at: z.string(),
  prices: prices.nullable(),
  homes: z.array(prices.extend(kind)),
  for_sale: number.default(0),
  kinds: z.array(z.object({ ...kind, homes: number })).default([]),
  handover: z.array(z.object({ year: number, properties: number })),
  projects: z.array(z.object({ slug: z.string(), title: z.string() })),
  neighbours: z.array(number),
});

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
  return row ? storedFigures(row.figures) : null;
}

/** Figures as stored; null when they cannot be read, as those of a later release. */
export function storedFigures(text: string): LandingFigures | null {
  try {
    return figuresSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
