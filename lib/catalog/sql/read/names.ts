import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import type { IdSet } from '@/lib/search/rows/id-set';
import type { CatalogSets } from './catalog-sets';
import { titleKey, withReference } from './listing-search';
import { isPublished } from './published';

/** Whether a published property has this reference, or a title that begins with these words. */
export async function matchName(
  sets: CatalogSets,
  text: string,
): Promise<{ isReference: boolean; isTitle: boolean }> {
  const title = titleKey(text);
  if (!title) return { isReference: false, isTitle: false };
  const words = sets.wordsIfLoaded();
  const [referred, isTitle] = await Promise.all([
    withReference(sets, text),
    words ? isAny(words.withTitleBeginning(title), sets.hidden()) : isTitleOf(sets.db, title),
  ]);
  return { isReference: isAny(referred, sets.hidden()), isTitle };
}

/** The given texts that are the whole title of a published property. */
export async function titlesAmong(sets: CatalogSets, texts: readonly string[]): Promise<string[]> {
  const titles = new Map(texts.map((text) => [titleKey(text), text] as const));
  titles.delete('');
  if (titles.size === 0) return [];
  const words = sets.wordsIfLoaded();
  if (words)
    return [...titles]
      .filter(([title]) => isAny(words.withTitle(title), sets.hidden()))
      .map(([, text]) => text);
  const rows = await sets.db
    .selectFrom('properties')
    .select('title_sort')
    .where('title_sort', 'in', [...titles.keys()])
    .where(isPublished())
    .execute();
  return [...new Set(rows.map(({ title_sort: title }) => titles.get(title) ?? ''))];
}

async function isTitleOf(db: Kysely<Database>, title: string): Promise<boolean> {
  const [same, longer] = await Promise.all([
    published(db).where('title_sort', '=', title).executeTakeFirst(),
    published(db)
      .where('title_sort', '>=', `${title} `)
      .where('title_sort', '<', `${title}!`)
      .executeTakeFirst(),
  ]);
  return Boolean(same ?? longer);
}

function published(db: Kysely<Database>) {
  return db.selectFrom('properties').select('id').where(isPublished()).limit(1);
}

function isAny(ids: Iterable<number>, hidden: IdSet): boolean {
  for (const id of ids) if (!hidden.has(id)) return true;
  return false;
}

/** Words of titles, places and developers, including those of deleted properties. */
export async function nameWords(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('search_words').select('word').execute();
  return rows.map(({ word }) => word);
}
