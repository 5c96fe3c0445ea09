import { readFilterOptions } from '@/lib/catalog/reads/server';
import { database } from '@/lib/database/connection';
import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { type LandingKind, landingKinds } from '@/lib/routes';
import { fold } from '@/lib/search/words/fold';
import { landingSubjects } from '@/lib/seo/landing';
import type { LandingText } from './landing-text';

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
    ...pageValues(query, 25),
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
  const hasText = (one: DeskLandingPage) => Number(one.entered_at !== null);
  const inOrder = found.sort((a, b) => hasText(b) - hasText(a) || b.listings - a.listings);
  return { count: found.length, results: inOrder.slice((page - 1) * pageSize, page * pageSize) };
}

/** A landing page with its text; null when there is neither at this path. */
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
