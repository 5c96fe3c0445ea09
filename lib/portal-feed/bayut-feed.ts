import type { Kysely } from 'kysely';
import { storedRecords } from '@/lib/catalog/sql/read/records';
import { inBatches } from '@/lib/database/in-batches';
import type { Database } from '@/lib/database/schema';
import { deletedXml, entriesOf } from './bayut-entry';

const portal = 'bayut';

/** References in a feed, recorded once the portal has received all of it. */
export type SentReferences = { live: string[]; deleted: string[] };

/**
 * The feed in pieces: every home that may be advertised, then deletions of sent homes that no longer may be.
 * @param sent filled while the feed is read
 */
export async function* bayutFeed(db: Kysely<Database>, sent: SentReferences): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<Properties>\n';
  const live = new Set<string>();
  for await (const records of storedRecords(db, 'real')) {
    // When several homes have the same reference, the portal gets the first.
    const entries = records.flatMap(entriesOf).filter(({ reference }) => {
      const isNew = !live.has(reference);
      live.add(reference);
      return isNew;
    });
    yield entries.map(({ xml }) => xml).join('');
  }
  const known = await db
    .selectFrom('portal_listings')
    .select('reference')
    .where('portal', '=', portal)
    .execute();
  const deleted = known.map(({ reference }) => reference).filter((reference) => !live.has(reference));
  yield deleted.map(deletedXml).join('');
  yield '</Properties>\n';
  sent.live = [...live];
  sent.deleted = deleted;
}

/** Stores the sent references, so that removed homes are listed as deleted once. */
export async function recordSent(db: Kysely<Database>, { live, deleted }: SentReferences): Promise<void> {
  await inBatches(
    live.map((reference) => ({ portal, reference })),
    (rows) =>
      db
        .insertInto('portal_listings')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['portal', 'reference']).doNothing())
        .execute(),
  );
  await inBatches(
    deleted.map((reference) => ({ reference })),
    (rows) =>
      db
        .deleteFrom('portal_listings')
        .where('portal', '=', portal)
        .where(
          'reference',
          'in',
          rows.map(({ reference }) => reference),
        )
        .execute(),
  );
}
