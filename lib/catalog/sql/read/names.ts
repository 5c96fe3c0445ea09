import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { fold } from '@/lib/search/fold';
import { referenceKey } from '@/lib/search/listing-words';
import { isPublished } from './published';

/** Whether a listing has this reference, or has a title that begins with these words. */
export async function isName(
  db: Kysely<Database>,
  text: string,
): Promise<{ isReference: boolean; isTitle: boolean }> {
  const listings = db.selectFrom('properties').select('id').where(isPublished()).limit(1);
  const key = referenceKey(text);
  const title = fold(text).replaceAll('\u0000', '');
  if (!title) return { isReference: false, isTitle: false };
  const [reference, same, longer] = await Promise.all([
    key && /\d/.test(key) ? listings.where('reference_key', '=', key).executeTakeFirst() : undefined,
    listings.where('title_sort', '=', title).executeTakeFirst(),
    listings.where('title_sort', '>=', `${title} `).where('title_sort', '<', `${title}!`).executeTakeFirst(),
  ]);
  return { isReference: Boolean(reference), isTitle: Boolean(same ?? longer) };
}

/** Words of titles, places and developers; a few may be of listings that are gone. */
export async function nameWords(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('search_words').select('word').execute();
  return rows.map(({ word }) => word);
}
