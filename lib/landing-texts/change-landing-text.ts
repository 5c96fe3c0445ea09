import { requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { noteCatalogChanged } from '@/lib/catalog/reads/freshness';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import { refuseOutdated } from '@/lib/forms/refuse-outdated';
import { ApiError } from '@/lib/http/server/api-error';
import { audit } from '@/lib/staff/audit';
import { keysOf } from '@/lib/typed-keys';
import { type DeskLandingPage, getLandingPage } from './desk';
import { type LandingText, landingTextLabels } from './landing-text';

/**
 * Changes the given texts of a landing page; without text and description the page shows the built-in ones again.
 * @param was the texts the form was opened with
 * @throws {ApiError} 404 for an unknown page, 409 when a text is no longer as in `was` or a backend keeps the catalogue
 */
export async function writeLandingText(
  kind: string,
  slug: string,
  change: Partial<LandingText>,
  actor: string,
  was?: unknown,
): Promise<DeskLandingPage> {
  requireOwnCatalog();
  const page = await getLandingPage(kind, slug);
  if (!page) throw new ApiError(404, 'Landing page not found.');
  const done = await inLockedTransaction(await database(), 'catalog', async (trx) => {
    const entered = await trx
      .selectFrom('landing_texts')
      .select(['text', 'description'])
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirst();
    const stored: LandingText = entered ?? { text: null, description: null };
    const { text = stored.text, description = stored.description } = change;
    const result: LandingText = { text, description };
    const fields = keysOf(result).filter((name) => result[name] !== stored[name]);
    if (fields.length === 0) return null;
    refuseOutdated(
      was,
      fields.map((name) => ({ name, label: landingTextLabels[name], stored: stored[name] })),
    );
    if (text === null && description === null) {
      await trx.deleteFrom('landing_texts').where('kind', '=', kind).where('slug', '=', slug).execute();
      return 'cleared';
    }
    const written = { ...result, entered_by: actor, entered_at: new Date().toISOString() };
    await trx
      .insertInto('landing_texts')
      .values({ kind, slug, name: page.name, ...written })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'slug']).doUpdateSet({ name: page.name, ...written }),
      )
      .execute();
    return 'written';
  });
  if (done) {
    await audit({ actor, action: `landing-page.${done}`, subject: `${page.name}, /${kind}/${slug}` });
    await noteCatalogChanged();
  }
  return (
    (await getLandingPage(kind, slug)) ?? {
      ...page,
      text: null,
      description: null,
      entered_by: null,
      entered_at: null,
    }
  );
}
