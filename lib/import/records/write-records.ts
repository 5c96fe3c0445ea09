import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportWriter, PropertyRecord, WriteOutcome } from '@/lib/catalog/record';
import { missingDisclosures } from '@/lib/catalog/sales/off-plan';
import { awaitDatabase } from '@/lib/database/await-database';
import { databaseProblem } from '@/lib/database/problem';
import { minute } from '@/lib/durations';
import { isOperatorError } from '@/lib/operator-error';
import {
  detailOf,
  type Finding,
  type ImportSummary,
  isMismatched,
  maxMissingShare,
  succeeded,
  type Withheld,
} from '../report/report';
import type { Collected, FinishedRecord } from './collect-records';
import { doubtsAbout } from './doubts';
import { OtherLoad } from './other-load';

/** How long an import waits for the lock of another process, and for a database server that restarts. */
export const lockWaitMs = minute;

/**
 * Target duration of a batch, and the minimum pause after one that wrote, in milliseconds. A batch mostly holds the write
 * lock; other writes go in between (lib/database/write-turns.ts), reads never wait.
 */
const holdMs = 40;
const yieldMs = 5;
const firstBatch = 10;
const maxBatch = 200;

export type WriteOptions = {
  /** Null writes nothing and counts every valid property as unchanged. */
  writer: ImportWriter | null;
  /** By default samples are removed once a real property is stored. */
  keepSamples?: boolean;
  /** Feeds whose properties leave the site when the import lacks them: at most a fifth, or the accepted number. */
  complete?: { feeds: string[]; acceptedMissing: number };
  /** Changes records before they are written, such as the URLs of pictures. */
  adjust?: (records: PropertyRecord[]) => Promise<PropertyRecord[]>;
  onProgress?: (done: number, total: number) => void;
  onFinding?: (finding: Finding) => void;
};

/**
 * Writes properties in batches; when a batch fails, its properties are written one by one. Waits for a database that is
 * locked or restarting.
 * @throws when the database cannot be used
 */
export async function writeRecords(
  collected: Collected,
  { writer, keepSamples = false, complete, adjust, onProgress, onFinding }: WriteOptions,
): Promise<ImportSummary> {
  const missing =
    writer && complete ? await findMissing(writer, collected, complete) : { keys: [], withheld: [] };
  const counts: Counts = { created: 0, updated: 0, unchanged: 0, units: 0 };
  const isWritten = !missing.withheld.some(isMismatched);
  if (isWritten) {
    let done = 0;
    for await (const { batch, outcomes } of writtenBatches(writer, collected, adjust)) {
      for (const [index, staged] of batch.entries())
        countOutcome(staged, outcomes[index], counts, collected, onFinding);
      done += batch.length;
      onProgress?.(done, collected.count);
    }
  }
  const removed = isWritten ? [...collected.removedKeys, ...missing.keys] : [];
  const takenOff = writer ? await takeOff(writer, removed, onFinding) : removed.length;
  const samplesRemoved = writer && succeeded(counts) > 0 && !keepSamples ? await writer.removeSamples() : 0;
  const { read, skipped, merged, newNames, missingColumns } = collected;
  const { refused, leftOut, unmapped, typesFromTitles, doubtful, undisclosed } = collected;
  return {
    read,
    skipped,
    merged,
    samplesRemoved,
    takenOff,
    withheld: missing.withheld,
    missingColumns,
    ...counts,
    refused: refused.list(),
    leftOut: leftOut.list(),
    unmapped: unmapped.list(),
    typesFromTitles: typesFromTitles.list(),
    doubtful: doubtful.list(),
    undisclosed: undisclosed.list(),
    newNames,
  };
}

type Outcome = WriteOutcome | Error;

type WrittenBatch = { batch: FinishedRecord[]; outcomes: Outcome[] };

/** Writes batch by batch, with pauses for the other work of the machine. Without a writer everything is unchanged. */
async function* writtenBatches(
  writer: ImportWriter | null,
  collected: Collected,
  adjust: WriteOptions['adjust'],
): AsyncGenerator<WrittenBatch> {
  const records = collected.records();
  if (!writer) {
    for (let batch = take(records, maxBatch); batch.length > 0; batch = take(records, maxBatch))
      yield { batch, outcomes: batch.map(() => 'unchanged') };
    return;
  }
  const onConflict = ({ position, record }: FinishedRecord, reason: string) =>
    collected.leftOut.add(reason, position, detailOf('permit_number', record.permit_number));
  const others = new OtherLoad();
  let batchSize = firstBatch;
  for (let batch = take(records, batchSize); batch.length > 0; batch = take(records, batchSize)) {
    const startedAt = performance.now();
    const outcomes = await writeBatch(writer, await adjusted(batch, adjust), onConflict);
    const tookMs = performance.now() - startedAt;
    batchSize = nextBatchSize(batch.length, tookMs);
    const wrote = outcomes.some((outcome) => outcome !== 'unchanged');
    await sleep(Math.max(wrote ? yieldMs : 0, restMs(tookMs, others.share())));
    yield { batch, outcomes };
  }
}

type Counts = Record<WriteOutcome | 'units', number>;

/** Counts a property and reports its problems. */
function countOutcome(
  { record, position, hasTypeFromTitle }: FinishedRecord,
  outcome: Outcome | undefined,
  counts: Counts,
  {
    refused,
    typesFromTitles,
    doubtful,
    undisclosed,
  }: Pick<Collected, 'refused' | 'typesFromTitles' | 'doubtful' | 'undisclosed'>,
  onFinding: WriteOptions['onFinding'],
): void {
  if (typeof outcome !== 'string') {
    refused.add(`could not be written: ${outcome?.message ?? 'no outcome'}`, position);
    return;
  }
  counts[outcome] += 1;
  counts.units += record.units.length;
  if (hasTypeFromTitle && record.property_type) typesFromTitles.add(record.property_type, position);
  for (const { reason, column, value } of doubtsAbout(record))
    doubtful.add(reason, position, { column, value });
  for (const missing of missingDisclosures(record)) undisclosed.add(missing, position);
  if (outcome !== 'unchanged') onFinding?.({ result: outcome, position, key: record.key, reason: '' });
}

/** Shown and hidden properties that are in none of the rows, unless so many are missing that the feed is probably faulty. */
async function findMissing(
  writer: ImportWriter,
  collected: Collected,
  { feeds, acceptedMissing }: NonNullable<WriteOptions['complete']>,
): Promise<{ keys: string[]; withheld: Withheld[] }> {
  const keys: string[] = [];
  const withheld: Withheld[] = [];
  const removed = new Set(collected.removedKeys);
  for (const feed of feeds) {
    const isMissing = (key: string) => !collected.has(key) && !removed.has(key);
    const missing: string[] = [];
    let shown = 0;
    for await (const key of writer.shownKeys(feed)) {
      shown += 1;
      if (isMissing(key)) missing.push(key);
    }
    const found = collected.count;
    const isAccepted = missing.length <= Math.max(shown * maxMissingShare, acceptedMissing);
    const [example] = missing;
    if (example !== undefined && (found === 0 || !isAccepted))
      withheld.push({ feed, missing: missing.length, shown, found, example });
    else {
      keys.push(...missing);
      for await (const key of writer.hiddenKeys(feed)) if (isMissing(key)) keys.push(key);
    }
  }
  return { keys, withheld };
}

/** Takes properties off the site, in batches. @returns how many were on it @throws when the database cannot be used */
export async function takeOff(
  writer: ImportWriter,
  keys: string[],
  onFinding: WriteOptions['onFinding'],
): Promise<number> {
  let count = 0;
  for (let start = 0; start < keys.length; start += maxBatch) {
    const batch = keys.slice(start, start + maxBatch);
    const taken = await awaitDatabase(() => writer.takeOff(batch), lockWaitMs);
    count += taken.length;
    await sleep(yieldMs);
    for (const { key, title } of taken)
      onFinding?.({ result: 'taken off the site', position: null, key, title, reason: '' });
  }
  return count;
}

async function adjusted(batch: FinishedRecord[], adjust: WriteOptions['adjust']): Promise<FinishedRecord[]> {
  if (!adjust) return batch;
  const records = await adjust(batch.map(({ record }) => record));
  return batch.map((staged, index) => ({ ...staged, record: records[index] ?? staged.record }));
}

function take(records: Generator<FinishedRecord>, count: number): FinishedRecord[] {
  const batch: FinishedRecord[] = [];
  while (batch.length < count) {
    const next = records.next();
    if (next.done) break;
    batch.push(next.value);
  }
  return batch;
}

/** Adapts to the time of the last batch, so that neither a slow disk nor large properties hold the lock for long. */
function nextBatchSize(size: number, tookMs: number): number {
  const fitting = Math.round((size * holdMs) / Math.max(tookMs, 1));
  return Math.min(maxBatch, 2 * size, Math.max(1, fitting));
}

/** A pause after a batch, as long as the batch if other processes use half of the processors, so as not to slow them down. */
function restMs(tookMs: number, othersShare: number): number {
  return tookMs * Math.min(1, 2 * othersShare);
}

async function writeBatch(
  writer: ImportWriter,
  batch: FinishedRecord[],
  onConflict: (staged: FinishedRecord, reason: string) => void,
): Promise<Outcome[]> {
  try {
    const conflicts: [FinishedRecord | undefined, string][] = [];
    const outcomes = await awaitDatabase(() => {
      conflicts.length = 0;
      return writer.putProperties(
        batch.map(({ record }) => record),
        (index, reason) => conflicts.push([batch[index], reason]),
      );
    }, lockWaitMs);
    for (const [staged, reason] of conflicts) if (staged) onConflict(staged, reason);
    return outcomes;
  } catch (error) {
    // A failing or newer database is no reason to refuse properties: it would refuse all of them.
    if (databaseProblem(error) || isOperatorError(error)) throw error;
    if (batch.length === 1) return [error instanceof Error ? error : new Error(String(error))];
    const outcomes: Outcome[] = [];
    for (const staged of batch) outcomes.push(...(await writeBatch(writer, [staged], onConflict)));
    return outcomes;
  }
}
