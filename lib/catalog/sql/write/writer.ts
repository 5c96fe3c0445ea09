import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { feedKey } from '@/lib/catalog/keys/feed-key';
import type {
  CatalogWriter,
  ImportWriter,
  PropertyRecord,
  TakenOff,
  WriteOutcome,
} from '@/lib/catalog/record';
import { inLockedTransaction } from '@/lib/database/dialect';
import { inBatches } from '@/lib/database/in-batches';
import { refuseNewer } from '@/lib/database/migrate';
import type { Database } from '@/lib/database/schema';
import { isHidden, isPublished } from '../read/published';
import { Drafts, isUnchanged, takenOffHash } from './drafts';
import { withoutDuplicatePermits } from './permits';
import { changedAgents, writeAgents } from './write-agents';
import { writeArticles } from './write-articles';
import { emptyMemory, storedHashes, writeProperties } from './write-properties';

/**
 * Writes the catalogue of a SQLite or PostgreSQL database. Each call is one transaction. Writers run one at a time, so
 * that concurrent imports do not create the same city twice.
 * @throws {NewerDatabaseError} when a newer program has migrated the database meanwhile
 */
export function createSqlWriter(db: Kysely<Database>): CatalogWriter {
  const memory = emptyMemory();
  const inTurn = <T>(write: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
    inLockedTransaction(db, 'catalog', async (trx) => {
      // This program does not fill the newer one's columns, and later imports would skip the property as unchanged.
      await refuseNewer(trx);
      return write(trx);
    });
  return {
    putProperties: async (records, onConflict = () => undefined) => {
      const drafts = new Drafts();
      const changed = await changedAmong(db, records, drafts, onConflict);
      if (changed.length === 0) return records.map(() => 'unchanged');
      const written = await inTurn(async (trx) => {
        const outcomes: WriteOutcome[] = [];
        await writeAgents(trx, records);
        const writes = changed.map((index) => records[index]).filter((record) => record !== undefined);
        for (const run of runsOfDistinctKeys(writes)) {
          const start = outcomes.length;
          const permitted = await withoutDuplicatePermits(trx, run, (index, reason) =>
            onConflict(changed[start + index] ?? 0, reason),
          );
          outcomes.push(...(await writeProperties(trx, permitted, drafts, memory)));
        }
        return outcomes;
      }).catch((error: unknown) => {
        memory.nameIds.clear();
        memory.slugNumbers.clear();
        throw error;
      });
      const outcomes = records.map((): WriteOutcome => 'unchanged');
      for (const [position, index] of changed.entries()) outcomes[index] = written[position] ?? 'unchanged';
      return outcomes;
    },
    putArticles: (records) => inTurn((trx) => writeArticles(trx, records)),
    removeSamples: () =>
      inTurn(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('properties')
          .where('is_sample', '=', 1)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
    takeOff: (keys) => inTurn((trx) => takeOff(trx, keys)),
    shownKeys: (feed) => keysOf(db, feed, isPublished()),
    hiddenKeys: (feed) => keysOf(db, feed, isHiddenAndInFeed()),
    isEmpty: async () => (await db.selectFrom('properties').select('id').limit(1).execute()).length === 0,
  };
}

/** Says what the writer would do, and writes nothing. */
export function createDryWriter(db: Kysely<Database>): ImportWriter {
  return {
    putProperties: async (records, onConflict = () => undefined) => {
      const drafts = new Drafts();
      const permitted = await withoutDuplicatePermits(db, records, onConflict);
      const hashes = await storedHashes(db, records);
      return permitted.map((record): WriteOutcome => {
        const hash = hashes.get(record.key);
        if (hash === undefined) return 'created';
        return isUnchanged(hash, drafts.of(record)) ? 'unchanged' : 'updated';
      });
    },
    removeSamples: async () => {
      const { samples } = await db
        .selectFrom('properties')
        .select((e) => e.fn.countAll().as('samples'))
        .where('is_sample', '=', 1)
        .executeTakeFirstOrThrow();
      return Number(samples);
    },
    takeOff: (keys) =>
      db
        .selectFrom('properties')
        .select(['feed_key as key', 'title'])
        .where('feed_key', 'in', keys)
        .where(isPublished())
        .execute(),
    shownKeys: (feed) => keysOf(db, feed, isPublished()),
    hiddenKeys: (feed) => keysOf(db, feed, isHiddenAndInFeed()),
  };
}

async function takeOff(trx: Transaction<Database>, keys: string[]): Promise<TakenOff[]> {
  const taken: TakenOff[] = [];
  await inBatches(
    keys.map((key) => ({ key })),
    async (batch) => {
      const batchKeys = batch.map(({ key }) => key);
      // The digest differs from that of any record, so that the next write counts as a change.
      const offSite = { hidden_from: 0, content_hash: takenOffHash };
      const rows = await trx
        .updateTable('properties')
        .set(offSite)
        .where('feed_key', 'in', batchKeys)
        .where(isPublished())
        .returning(['feed_key as key', 'title'])
        .execute();
      taken.push(...rows);
      await trx
        .updateTable('properties')
        .set(offSite)
        .where('feed_key', 'in', batchKeys)
        .where(isHiddenAndInFeed())
        .execute();
    },
  );
  return taken;
}

/** Whether a property is hidden, by hand or since its permit ended, that its feed still had when it was last read. */
function isHiddenAndInFeed(): Expression<SqlBool> {
  return sql<SqlBool>`(${isHidden()} and content_hash not like ${`${takenOffHash}%`})`;
}

async function* keysOf(
  db: Kysely<Database>,
  feed: string,
  condition: Expression<SqlBool>,
): AsyncGenerator<string> {
  const prefix = feedKey(feed, '');
  for (let last: number | undefined = 0; last !== undefined; ) {
    const page: { id: number; key: string }[] = await db
      .selectFrom('properties')
      .select(['id', 'feed_key as key'])
      .where(sql<SqlBool>`substr(feed_key, 1, ${prefix.length}) = ${prefix}`)
      .where('id', '>', last)
      .where(condition)
      .orderBy('id')
      .limit(5_000)
      .execute();
    for (const { key } of page) yield key;
    last = page.at(-1)?.id;
  }
}

/**
 * Finds the records to write before the write lock is taken, so that other writers wait only for changes, and completes
 * their drafts. Calls `onConflict` for conflicts of the unchanged records.
 * @returns their indices
 */
async function changedAmong(
  db: Kysely<Database>,
  records: PropertyRecord[],
  drafts: Drafts,
  onConflict: (index: number, reason: string) => void,
): Promise<number[]> {
  const conflicts: [index: number, reason: string][] = [];
  const permitted = await withoutDuplicatePermits(db, records, (index, reason) =>
    conflicts.push([index, reason]),
  );
  const hashes = await storedHashes(db, records);
  const areAllWritten = hasRepeatedKeys(records) || (await changedAgents(db, records)).length > 0;
  const changed: number[] = [];
  for (const [index, record] of permitted.entries()) {
    const draft = drafts.of(record);
    if (!areAllWritten && isUnchanged(hashes.get(record.key), draft)) continue;
    draft.words();
    changed.push(index);
  }
  const isChanged = new Set(changed);
  for (const [index, reason] of conflicts) if (!isChanged.has(index)) onConflict(index, reason);
  return changed;
}

function hasRepeatedKeys(records: PropertyRecord[]): boolean {
  return new Set(records.map(({ key }) => key)).size < records.length;
}

/** Splits records into runs without repeated keys, so that a repeated key updates. */
function runsOfDistinctKeys(records: PropertyRecord[]): PropertyRecord[][] {
  const runs: PropertyRecord[][] = [];
  let keys = new Set<string>();
  for (const record of records) {
    const run = runs.at(-1);
    if (run && !keys.has(record.key)) run.push(record);
    else {
      runs.push([record]);
      keys = new Set();
    }
    keys.add(record.key);
  }
  return runs;
}
