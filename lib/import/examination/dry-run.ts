import { createDryWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import type { ImportNames } from '../import-names';
import { copiedPictures } from '../pictures/fetch-pictures';
import type { Collected } from '../records/collect-records';
import { writeRecords } from '../records/write-records';
import { FieldChanges } from '../report/field-changes';
import { repeatedList } from '../report/repeated-list';
import type { ImportSummary } from '../report/report';
import { reportDuplicates } from '../report/report-duplicates';
import type { Examination, KnownFeed, SharedProjects } from './examination';

type DryRunTask = {
  feed: string;
  names: ImportNames;
  /** Feeds to compare a new list with; null for a list that was imported before. */
  known: KnownFeed[] | null;
};

type DryRun = Required<Pick<Examination, 'counts' | 'changes' | 'repeated' | 'shared'>> & {
  summary: ImportSummary;
};

/** Imports the collected properties with a writer that writes nothing. */
export async function dryRun(
  databaseUrl: string,
  collected: Collected,
  { feed, names, known }: DryRunTask,
): Promise<DryRun> {
  const db = await openDatabase(databaseUrl);
  try {
    const shared = await reportDuplicates(db, collected, names);
    const { writer, counts, changes } = countingWriter(db, collected);
    const summary = await writeRecords(collected, {
      writer,
      adjust: await copiedPictures(db),
      // Counts all that are missing; whether they leave is decided on the screen.
      complete: { feeds: [feed], acceptedMissing: Number.POSITIVE_INFINITY },
    });
    return {
      summary,
      counts: {
        ...countsOf(summary),
        ...counts,
        missing: collected.count === 0 ? counts.shown : counts.missing,
      },
      changes: changes.list(),
      repeated: known && (await repeatedList(collected, { feed, known, writer: createDryWriter(db) })),
      shared: known && mostShared(shared, collected.count),
    };
  } finally {
    await db.destroy();
  }
}

/** A writer that writes nothing, and notes what changes and what leaves the site. */
function countingWriter(
  db: Parameters<typeof createDryWriter>[0],
  { removedKeys }: Pick<Collected, 'removedKeys'>,
) {
  const dry = createDryWriter(db);
  const removed = new Set(removedKeys);
  const counts = { shown: 0, missing: 0, removed: 0 };
  const changes = new FieldChanges();
  const writer: typeof dry = {
    ...dry,
    putProperties: async (records, onConflict) => {
      const outcomes = await dry.putProperties(records, onConflict);
      await changes.add(
        db,
        records.filter((_, index) => outcomes[index] === 'updated'),
      );
      return outcomes;
    },
    shownKeys: async function* (feed) {
      for await (const key of dry.shownKeys(feed)) {
        counts.shown += 1;
        yield key;
      }
    },
    takeOff: async (keys) => {
      const taken = await dry.takeOff(keys);
      for (const { key } of taken) counts[removed.has(key) ? 'removed' : 'missing'] += 1;
      return taken;
    },
  };
  return { writer, counts, changes };
}

function countsOf(summary: ImportSummary) {
  const { read, skipped, created, updated, unchanged, units, samplesRemoved, refused } = summary;
  return {
    read,
    skipped,
    created,
    updated,
    unchanged,
    units,
    samples: samplesRemoved,
    refused: refused.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Fewer shared projects are listed with the other remarks. */
const minSharedShare = 0.1;

function mostShared(shared: Map<string, number>, properties: number): SharedProjects | null {
  const [most] = [...shared].toSorted(([, a], [, b]) => b - a);
  if (!most || most[1] < properties * minSharedShare) return null;
  return { feed: most[0], count: most[1] };
}
