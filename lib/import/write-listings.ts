import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogWriter, WriteOutcome } from '@/lib/catalog/record';
import type { Collected, Listing } from './collect-listings';
import type { ImportSummary, Position } from './report';

/**
 * How long a batch holds the database's write lock, and how long visitors then have lock, disk and processor to
 * themselves: half of the time, so that they notice little on a machine with two cores.
 */
const holdMs = 20;
const yieldMs = 20;
const firstBatch = 10;
const largestBatch = 100;

export type WriteOptions = {
  /** Null writes nothing and counts every valid property as unchanged. */
  writer: CatalogWriter | null;
  /** By default samples are removed once a real property is stored. */
  keepSamples?: boolean;
  onProgress?: (done: number, total: number) => void;
};

/** Writes properties in batches; when a batch fails, its properties are written one by one. */
export async function writeListings(
  collected: Collected,
  { writer, keepSamples = false, onProgress }: WriteOptions,
): Promise<ImportSummary> {
  const { listings, refused, leftOut, doubtful, undisclosed, read, skipped, merged } = collected;
  const counts: Record<WriteOutcome, number> = { created: 0, updated: 0, unchanged: 0 };
  let units = 0;
  let batchSize = writer ? firstBatch : largestBatch;
  for (let start = 0; start < listings.length; ) {
    const batch = listings.slice(start, start + batchSize);
    const startedAt = performance.now();
    const outcomes = writer
      ? await writeBatch(writer, batch, (position, reason) => leftOut.add(reason, position))
      : batch.map(() => 'unchanged' as const);
    start += batch.length;
    if (writer) {
      batchSize = nextBatchSize(batch.length, performance.now() - startedAt);
      await sleep(yieldMs);
    }
    batch.forEach((listing, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined || outcome instanceof Error) {
        refused.add(`could not be written: ${outcome?.message ?? 'no outcome'}`, listing.position);
        return;
      }
      counts[outcome] += 1;
      units += listing.record.units.length;
    });
    onProgress?.(start, listings.length);
  }
  const isAnyIn = counts.created + counts.updated + counts.unchanged > 0;
  const samplesRemoved = writer && isAnyIn && !keepSamples ? await writer.removeSamples() : 0;
  return {
    read,
    skipped,
    merged,
    units,
    samplesRemoved,
    ...counts,
    refused: refused.list(),
    leftOut: leftOut.list(),
    doubtful: doubtful.list(),
    undisclosed: undisclosed.list(),
  };
}

/** Follows the time that the last batch took, so that neither a slow disk nor rich listings hold the lock for long. */
function nextBatchSize(size: number, tookMs: number): number {
  const fitting = Math.round((size * holdMs) / Math.max(tookMs, 1));
  return Math.min(largestBatch, 2 * size, Math.max(1, fitting));
}

async function writeBatch(
  writer: CatalogWriter,
  batch: Listing[],
  onConflict: (position: Position, reason: string) => void,
): Promise<(WriteOutcome | Error)[]> {
  try {
    const conflicts: [Position | undefined, string][] = [];
    const outcomes = await writer.putProperties(
      batch.map(({ record }) => record),
      (index, reason) => conflicts.push([batch[index]?.position, reason]),
    );
    for (const [position, reason] of conflicts) if (position) onConflict(position, reason);
    return outcomes;
  } catch (error) {
    if (batch.length === 1) return [error instanceof Error ? error : new Error(String(error))];
    const outcomes: (WriteOutcome | Error)[] = [];
    for (const listing of batch) outcomes.push(...(await writeBatch(writer, [listing], onConflict)));
    return outcomes;
  }
}
