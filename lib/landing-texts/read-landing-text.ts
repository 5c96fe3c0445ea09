import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { database } from '@/lib/database/connection';
import { errorFacts, log } from '@/lib/log';
import type { LandingKind } from '@/lib/routes';
import type { LandingText } from './landing-text';

const none: LandingText = { text: null, description: null };

/** The desk's text for a page; empty when there is none or the database fails, so that the page shows the built-in text. */
export async function readLandingText(kind: LandingKind, slug: string): Promise<LandingText> {
  if (!ownsCatalog()) return none;
  try {
    const db = await database();
    const row = await db
      .selectFrom('landing_texts')
      .select(['text', 'description'])
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row ?? none;
  } catch (error) {
    log.error({ kind, slug, ...errorFacts(error) }, 'text of a landing page not read');
    return none;
  }
}
