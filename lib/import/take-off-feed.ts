import type { Kysely } from 'kysely';
import { noteCatalogChanged } from '@/lib/catalog/reads/freshness';
import { writeLandingFigures } from '@/lib/catalog/sql/write/landing-figures';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import type { Database } from '@/lib/database/schema';
import { takeOff, type WriteOptions } from './records/write-records';

/** Keys of a feed's properties that visitors see. */
export async function shownKeys(db: Kysely<Database>, feed: string): Promise<string[]> {
  return listOf(createSqlWriter(db).shownKeys(feed));
}

/** Whether visitors see properties of a feed. */
export async function isFeedShown(db: Kysely<Database>, feed: string): Promise<boolean> {
  const { done } = await createSqlWriter(db).shownKeys(feed)[Symbol.asyncIterator]().next();
  return !done;
}

/**
 * Takes all properties of a feed off the site; a later import brings back those that it has, at their former URLs,
 * unless the desk hides them.
 * @returns how many were on the site
 * @throws when the database cannot be used
 */
export async function takeOffFeed(
  db: Kysely<Database>,
  feed: string,
  onFinding: WriteOptions['onFinding'],
): Promise<number> {
  const writer = createSqlWriter(db);
  const keys = [...(await shownKeys(db, feed)), ...(await listOf(writer.hiddenKeys(feed)))];
  const count = await takeOff(writer, keys, onFinding);
  await writeLandingFigures(db);
  await noteCatalogChanged();
  return count;
}

async function listOf(keys: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const key of keys) list.push(key);
  return list;
}
