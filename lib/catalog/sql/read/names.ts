import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { fold } from '@/lib/search/fold';
import type { IdSet } from '@/lib/search/id-set';
import { referenceKey } from '@/lib/search/property-words';
import { withCatalogSets } from './current-sets';
import { isPublished } from './published';

/** Whether a published property has this reference, or a title that begins with these words. */
export async function isName(
  db: Kysely<Database>,
  text: string,
): Promise<{ isReference: boolean; isTitle: boolean }> {
  const title = fold(text).replaceAll('\u0000', '');
  if (!title) return { isReference: false, isTitle: false };
  const [isReference, isTitle] = await Promise.all([
    isReferenceOf(db, text),
    withCatalogSets(db, async (sets) => {
      const words = sets.wordsAtHand();
      return words ? isAny(words.withTitle(title), sets.hidden()) : isTitleOf(db, title);
    }),
  ]);
  return { isReference, isTitle };
}

async function isReferenceOf(db: Kysely<Database>, text: string): Promise<boolean> {
  const key = referenceKey(text);
  if (!key || !/\d/.test(key)) return false;
  return Boolean(await published(db).where('reference_key', '=', key).executeTakeFirst());
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
