import type { Kysely } from 'kysely';
import { storedRecords } from '@/lib/catalog/sql/read/records';
import { inBatches } from '@/lib/catalog/sql/write/write-batch';
import type { Database } from '@/lib/database/schema';
import { deletedXml, entriesOf } from './bayut-entry';

const portal = 'bayut';

/** What a feed says; to be recorded when the portal has all of it. */
export type Told = { live: string[]; deleted: string[] };

/**
 * The feed, piece by piece: every home that may be advertised, then those that the portal was told of and that are gone.
 * @param told is filled meanwhile
 */
export async function* bayutFeed(db: Kysely<Database>, told: Told): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<Properties>\n';
  const live = new Set<string>();
  for await (const records of storedRecords(db, 'real')) {
    const shown = records.filter(({ hidden_from }) => hidden_from * 1_000 > Date.now());
    // The first of several homes with the same reference is the portal's.
    const entries = shown.flatMap(entriesOf).filter(({ reference }) => {
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
  told.live = [...live];
  told.deleted = deleted;
}

/** Remembers what the portal was told, so that removed homes are named once. */
export async function recordTold(db: Kysely<Database>, { live, deleted }: Told): Promise<void> {
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
