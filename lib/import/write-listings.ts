import type { CatalogWriter, WriteOutcome } from '@/lib/catalog/record';
import type { Collected, Listing } from './collect-listings';
import type { ImportSummary } from './report';

/** Small enough that the site, reading the same database, never waits. */
const batchSize = 100;

export type WriteOptions = {
  /** Null writes nothing: every listing that could go in counts as unchanged. */
  writer: CatalogWriter | null;
  /** Otherwise the invented listings give way as soon as a real one is in. */
  keepSamples?: boolean;
  onProgress?: (done: number, total: number) => void;
};

/** Writes listings in batches; one that the database refuses does not take its batch down with it. */
export async function writeListings(
  collected: Collected,
  { writer, keepSamples = false, onProgress }: WriteOptions,
): Promise<ImportSummary> {
  const { listings, refused, leftOut, read, skipped, merged } = collected;
  const counts: Record<WriteOutcome, number> = { created: 0, updated: 0, unchanged: 0 };
  let units = 0;
  for (let start = 0; start < listings.length; start += batchSize) {
    const batch = listings.slice(start, start + batchSize);
    const outcomes = writer ? await writeBatch(writer, batch) : batch.map(() => 'unchanged' as const);
    batch.forEach((listing, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined || outcome instanceof Error) {
        refused.add(`could not be written: ${outcome?.message ?? 'no outcome'}`, listing.position);
        return;
      }
      counts[outcome] += 1;
      units += listing.record.units.length;
    });
    onProgress?.(Math.min(start + batchSize, listings.length), listings.length);
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
  };
}

async function writeBatch(writer: CatalogWriter, batch: Listing[]): Promise<(WriteOutcome | Error)[]> {
  try {
    return await writer.putProperties(batch.map(({ record }) => record));
  } catch (error) {
    if (batch.length === 1) return [error instanceof Error ? error : new Error(String(error))];
    const outcomes: (WriteOutcome | Error)[] = [];
    for (const listing of batch) outcomes.push(...(await writeBatch(writer, [listing])));
    return outcomes;
  }
}
