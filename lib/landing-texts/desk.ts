import { noteCatalogChanged } from '@/lib/catalog/expiry';
import { requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { readFilterOptions } from '@/lib/catalog/server';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import { refuseOutdated } from '@/lib/forms/refuse-outdated';
import { ApiError } from '@/lib/http/server/api-error';
import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { type LandingKind, landingKinds } from '@/lib/routes';
import { fold } from '@/lib/search/fold';
import { landingSubjects } from '@/lib/seo/landing';
import { audit } from '@/lib/staff/audit';
import { keysOf } from '@/lib/typed-keys';
import { type LandingText, landingTextLabels } from './landing-text';

/* Texts of landing pages for the desk. */

export type DeskLandingPage = LandingText & {
  kind: LandingKind;
  slug: string;
  name: string;
  /** City of a district. */
  city: string | null;
  /** 0 when there is no page at present. */
  listings: number;
  entered_by: string | null;
  entered_at: string | null;
};

export type LandingPageQuery = {
  kind: LandingKind | null;
  search: string;
  page: number;
  pageSize: number;
};

/** Reads the filters of a URL; unreadable values are dropped. */
export function readLandingPageQuery(query: URLSearchParams): LandingPageQuery {
  return {
    kind: landingKinds.find((kind) => kind === query.get('kind')) ?? null,
    search: searchValue(query, 'search'),
    ...pageValues(query, 50),
  };
}

/** Pages with an entered text first, then by number of properties. */
export async function listLandingPages({
  kind,
  search,
  page,
  pageSize,
}: LandingPageQuery): Promise<{ count: number; results: DeskLandingPage[] }> {
  const text = fold(search);
  const found = (await allLandingPages()).filter(
    (one) => (kind === null || one.kind === kind) && fold(`${one.name} ${one.city ?? ''}`).includes(text),
  );
  const own = (one: DeskLandingPage) => (one.entered_at === null ? 1 : 0);
  const inOrder = found.sort((a, b) => own(a) - own(b) || b.listings - a.listings);
  return { count: found.length, results: inOrder.slice((page - 1) * pageSize, page * pageSize) };
}

/** A landing page with its text; null when there is neither at this address. */
export async function getLandingPage(kind: string, slug: string): Promise<DeskLandingPage | null> {
  return (await allLandingPages()).find((one) => one.kind === kind && one.slug === slug) ?? null;
}

async function allLandingPages(): Promise<DeskLandingPage[]> {
  const db = await database();
  const [options, texts] = await Promise.all([
    readFilterOptions(),
    db.selectFrom('landing_texts').selectAll().orderBy('name').execute(),
  ]);
  const written = new Map(texts.map((text) => [`${text.kind}/${text.slug}`, text]));
  const none = { text: null, description: null, entered_by: null, entered_at: null };
  const pages = landingKinds
    .flatMap((kind) => landingSubjects(kind, options))
    .map(({ kind, slug, name, city, count }): DeskLandingPage => {
      const { text, description, entered_by, entered_at } = written.get(`${kind}/${slug}`) ?? none;
      written.delete(`${kind}/${slug}`);
      return { kind, slug, name, city, listings: count ?? 0, text, description, entered_by, entered_at };
    });
  const withoutPage = [...written.values()].flatMap(({ kind: stored, ...text }): DeskLandingPage[] => {
    const kind = landingKinds.find((one) => one === stored);
    return kind ? [{ ...text, kind, city: null, listings: 0 }] : [];
  });
  return [...pages, ...withoutPage];
}

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
