import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { database, openDatabase } from '@/lib/database/connection';
import { readSnapshot } from '@/lib/database/dialect';
import { env } from '@/lib/env';
import { limitConcurrency } from '@/lib/limit-concurrency';
import { errorFacts, log } from '@/lib/log';
import { isSameSecret } from '@/lib/same-secret';
import { bayutFeed, recordSent, type SentReferences } from './bayut-feed';
import { type CompleteFile, completeFile } from './complete-file';

const oneByOne = limitConcurrency(1);

/** Whether a file name is the feed's token with `.xml`; false when no feed is configured. */
export function isFeedName(name: string): boolean {
  const { BAYUT_FEED_TOKEN } = env();
  if (!BAYUT_FEED_TOKEN || !ownsCatalog()) return false;
  return isSameSecret(name, `${BAYUT_FEED_TOKEN}.xml`);
}

/** The complete feed, read from one snapshot. @throws errors of the database and the disk */
export async function openBayutFeed(): Promise<
  Omit<CompleteFile, 'stream'> & { body: () => ReadableStream }
> {
  const sent: SentReferences = { live: [], deleted: [] };
  const file = await oneByOne(async () => {
    // A connection of its own, which the snapshot needs on SQLite.
    const db = await openDatabase(env().DATABASE_URL, { connections: 1 });
    try {
      return await readSnapshot(db, (snapshot) => completeFile(bayutFeed(snapshot, sent)));
    } finally {
      await db.destroy();
    }
  });
  return { bytes: file.bytes, body: () => file.stream(() => noteSent(sent)) };
}

/** Records what the portal has received. A failure is only logged: removed homes are then listed again. */
async function noteSent(sent: SentReferences): Promise<void> {
  try {
    await recordSent(await database(), sent);
  } catch (error) {
    log.error({ job: 'portal feed', ...errorFacts(error) }, 'sent references not recorded');
  }
}
