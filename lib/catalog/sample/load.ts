import type { Kysely } from 'kysely';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { analyze } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { sampleArticles, sampleProperties } from './catalog';

/** Fills an empty database with the invented sample listings and the articles; leaves any other alone. */
export async function loadSampleCatalog(db: Kysely<Database>): Promise<void> {
  const writer = createSqlWriter(db);
  if (!(await writer.isEmpty())) return;
  await writer.putProperties(sampleProperties());
  await writer.putArticles(sampleArticles());
  await analyze(db);
}
