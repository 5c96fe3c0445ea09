import { createHash, timingSafeEqual } from 'node:crypto';
import { atMost } from '@/lib/at-most';
import { database, openDatabase } from '@/lib/database/connection';
import { readSnapshot } from '@/lib/database/dialect';
import { env } from '@/lib/env';
import { errorFacts, log } from '@/lib/log';
import { bayutFeed, recordTold, type Told } from './bayut-feed';
import { type CompleteFile, completeFile } from './complete-file';

const oneByOne = atMost(1);

/** Whether a name such as `token.xml` has the token of the feed; false when there is none. */
export function isFeedName(name: string): boolean {
  const { API_BASE_URL, BAYUT_FEED_TOKEN } = env();
  if (!BAYUT_FEED_TOKEN || API_BASE_URL) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(name), digest(`${BAYUT_FEED_TOKEN}.xml`));
}

/** The feed as it is at one moment, complete. @throws errors of the database and the disk */
export async function openBayutFeed(): Promise<
  Omit<CompleteFile, 'stream'> & { body: () => ReadableStream }
> {
  const told: Told = { live: [], deleted: [] };
  const file = await oneByOne(async () => {
    // A connection of its own, which the snapshot needs on SQLite.
    const db = await openDatabase(env().DATABASE_URL, { connections: 1 });
    try {
      return await readSnapshot(db, (snapshot) => completeFile(bayutFeed(snapshot, told)));
    } finally {
      await db.destroy();
    }
  });
  return { bytes: file.bytes, body: () => file.stream(() => noteSent(told)) };
}

/** A failure only means that removed homes are named again. */
async function noteSent(told: Told): Promise<void> {
  try {
    await recordTold(await database(), told);
  } catch (error) {
    log.error({ job: 'portal feed', ...errorFacts(error) }, 'what was sent is not recorded');
  }
}
