import type { CatalogWriter } from '@/lib/catalog/record';
import { type GenerateOptions, generateRecords } from './generate';

const recordsPerTransaction = 500;

/** Writes generated properties through the writer, in batches. */
export async function fillCatalog(writer: CatalogWriter, options: GenerateOptions): Promise<void> {
  let batch = [];
  for (const record of generateRecords(options)) {
    batch.push(record);
    if (batch.length < recordsPerTransaction) continue;
    await writer.putProperties(batch);
    batch = [];
  }
  if (batch.length > 0) await writer.putProperties(batch);
}
