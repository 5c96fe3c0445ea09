import type { Kysely } from 'kysely';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { Database } from '@/lib/database/schema';
import { errorParts } from '@/lib/error-parts';
import { isApiError } from '@/lib/http/server/api-error';
import { forEachConcurrently } from '@/lib/limit-concurrency';
import { bytesOf, isStored, maxPictureBytes, storePicture } from '@/lib/media/store-picture';
import { type AskOptions, fetchPicture } from './ask-picture';
import type { PictureReport } from './check-pictures';
import { type ListedPictures, picturesOf, withPictures } from './listed-pictures';

const atOnce = 4;
const gigabyte = 1024 ** 3;

/** Default maximum size of all copies in gigabytes. */
const defaultSpaceGb = 20;

/**
 * Copies pictures that are not yet in media storage, which stores the same picture once, and reports those that cannot be
 * fetched. Fetches nothing once the space is full.
 * @returns the number of fetched pictures
 */
export async function fetchPictures(
  db: Kysely<Database>,
  listed: ListedPictures,
  { spaceGb = defaultSpaceGb, ...options }: AskOptions & { spaceGb?: number },
  { tally, onProgress }: PictureReport,
): Promise<number> {
  const { count } = listed;
  const areLost = await someCopyIsLost(db);
  let used = await usedBytes(db);
  let done = 0;
  let fetched = 0;
  /** @returns why it cannot be copied; null when it is copied */
  const copy = async (source: string): Promise<string | null> => {
    const known = await copyOf(db, source);
    if (known !== null && !(areLost && (await isLost(known)))) return null;
    if (used >= spaceGb * gigabyte) return `is not copied: the ${spaceGb} GB for pictures are full`;
    try {
      const stored = await storePicture(await fetchPicture(source, maxPictureBytes, options));
      const bytes = await bytesOf(stored);
      used += bytes;
      fetched += 1;
      await note(db, { source, address: stored.address, bytes });
      return null;
    } catch (error) {
      const status = isApiError(error) ? error.status : null;
      if (status === 503) throw error;
      return status === null ? errorParts(error).message : 'is not a picture that can be read';
    }
  };
  await forEachConcurrently(listed, atOnce, async ({ url, position }) => {
    const problem = await copy(url);
    if (problem !== null) tally.add(problem, position, { column: 'picture', value: url });
    done += 1;
    onProgress?.(done, count);
  });
  return fetched;
}

/**
 * A function that replaces pictures of records by their copies; imports that fetch none use it, too.
 * @returns undefined when there are no copies
 */
export async function copiedPictures(
  db: Kysely<Database>,
): Promise<((records: PropertyRecord[]) => Promise<PropertyRecord[]>) | undefined> {
  const any = await db.selectFrom('picture_copies').select('source').limit(1).executeTakeFirst();
  return any && ((records) => atCopies(db, records));
}

/** The records with the URLs of copies; pictures without a copy keep their URL. */
async function atCopies(db: Kysely<Database>, records: PropertyRecord[]): Promise<PropertyRecord[]> {
  const sources = [...new Set(records.flatMap(picturesOf))];
  const moved = new Map<string, string>();
  for (let start = 0; start < sources.length; start += 5_000) {
    const rows = await db
      .selectFrom('picture_copies')
      .select(['source', 'address'])
      .where('source', 'in', sources.slice(start, start + 5_000))
      .execute();
    for (const { source, address } of rows) moved.set(source, address);
  }
  return moved.size > 0 ? records.map((record) => withPictures(record, moved)) : records;
}

/** Size of all copies; a picture that several sources share counts once. */
async function usedBytes(db: Kysely<Database>): Promise<number> {
  const stored = db.selectFrom('picture_copies').select(['address', 'bytes']).distinct().as('stored');
  const row = await db
    .selectFrom(stored)
    .select((e) => e.fn.sum<number | null>('stored.bytes').as('bytes'))
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

const lossSample = 20;

/**
 * Whether the folder or bucket is another one or was emptied. Tells by a few copies: asking a bucket for all of them takes
 * minutes.
 */
async function someCopyIsLost(db: Kysely<Database>): Promise<boolean> {
  const copies = await db.selectFrom('picture_copies').select('address').limit(lossSample).execute();
  // An import that needs no new pictures also works while they cannot be read.
  const lost = await Promise.all(copies.map(({ address }) => isLost(address).catch(() => false)));
  return lost.includes(true);
}

const isLost = async (path: string) => !(await isStored(path));

async function copyOf(db: Kysely<Database>, source: string): Promise<string | null> {
  const row = await db
    .selectFrom('picture_copies')
    .select('address')
    .where('source', '=', source)
    .executeTakeFirst();
  return row?.address ?? null;
}

async function note(db: Kysely<Database>, copy: Database['picture_copies']): Promise<void> {
  await db
    .insertInto('picture_copies')
    .values(copy)
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({ address: copy.address, bytes: copy.bytes }),
    )
    .execute();
}
