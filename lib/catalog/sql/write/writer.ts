import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { CatalogWriter, PropertyRecord, WriteOutcome } from '@/lib/catalog/record';
import { takeLock } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { isPublished } from '../read/published';
import { withOwnPermits } from './permits';
import { writeAgents } from './write-agents';
import { writeArticles } from './write-articles';
import { inBatches } from './write-batch';
import { writeProperties } from './write-properties';

/**
 * Writes the catalogue of a SQLite or PostgreSQL database. Each call is one transaction. Writers run one at a time, so
 * that concurrent imports do not create the same city twice.
 */
export function createSqlWriter(db: Kysely<Database>): CatalogWriter {
  const inTurn = <T>(write: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await takeLock(trx, 'catalog');
      return write(trx);
    });
  return {
    putProperties: (records, onConflict = () => undefined) =>
      inTurn(async (trx) => {
        const outcomes: WriteOutcome[] = [];
        await writeAgents(trx, records);
        for (const run of runsOfDistinctKeys(records)) {
          const start = outcomes.length;
          const lawful = await withOwnPermits(trx, run, (index, reason) => onConflict(start + index, reason));
          outcomes.push(...(await writeProperties(trx, lawful)));
        }
        return outcomes;
      }),
    putArticles: (records) => inTurn((trx) => writeArticles(trx, records)),
    removeSamples: () =>
      inTurn(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('properties')
          .where('is_sample', '=', 1)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
    takeOff: (keys) =>
      inTurn(async (trx) => {
        let count = 0;
        await inBatches(
          keys.map((key) => ({ key })),
          async (portion) => {
            const { numUpdatedRows } = await trx
              .updateTable('properties')
              // Another digest than that of any record, so that the next write counts as a change.
              .set({ hidden_from: 0, content_hash: 'taken off' })
              .where(
                'feed_key',
                'in',
                portion.map(({ key }) => key),
              )
              .where('hidden_from', '>', 0)
              .executeTakeFirst();
            count += Number(numUpdatedRows);
          },
        );
        return count;
      }),
    shownKeys: async (feed, afterId) => {
      const prefix = `${feed}:`;
      return await db
        .selectFrom('properties')
        .select(['id', 'feed_key as key'])
        .where(sql<SqlBool>`substr(feed_key, 1, ${prefix.length}) = ${prefix}`)
        .where('id', '>', afterId)
        .where(isPublished())
        .orderBy('id')
        .limit(5_000)
        .execute();
    },
    isEmpty: async () => (await db.selectFrom('properties').select('id').limit(1).execute()).length === 0,
  };
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
