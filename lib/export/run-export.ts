import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { storedRecords } from '@/lib/catalog/sql/read/records';
import { isHiddenByHand } from '@/lib/catalog/sql/write/edited-writes';
import { openDatabase } from '@/lib/database/connection';
import { readSnapshot } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { readHandEdits } from '@/lib/hand-edits';
import type { ExportArguments } from './arguments';
import { toRow } from './to-row';
import { exportText } from './write-rows';

/**
 * Exports the properties of a database from one snapshot, also while the site and imports write. A file appears under
 * its name only when it is complete.
 * @returns the number of properties
 * @throws errors of the database and the file system
 */
export async function runExport(
  { file, format, samples }: ExportArguments,
  databaseUrl: string,
  output: Writable,
): Promise<number> {
  const db = await openDatabase(databaseUrl, { connections: 1 });
  try {
    return await readSnapshot(db, async (snapshot) => {
      if (file === null) return exportProperties(snapshot, output, { format, samples });
      const unfinished = `${file}.unfinished`;
      await mkdir(dirname(file), { recursive: true });
      try {
        const count = await exportProperties(snapshot, createWriteStream(unfinished), { format, samples });
        await rename(unfinished, file);
        return count;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    });
  } finally {
    await db.destroy();
  }
}

/** Streams the properties, so that memory does not grow with their number. @returns their number */
export async function exportProperties(
  db: Kysely<Database>,
  output: Writable,
  { format, samples }: Pick<ExportArguments, 'format' | 'samples'>,
): Promise<number> {
  let count = 0;
  async function* rows() {
    for await (const records of storedRecords(db, samples ? 'samples' : 'real')) {
      count += records.length;
      const keys = records.map(({ key }) => key);
      const edits = await readHandEdits(db, 'property', keys);
      yield records.map((record) => toRow(record, isHiddenByHand(edits.get(record.key))));
    }
  }
  const isStandard = output === process.stdout;
  await pipeline(Readable.from(exportText(format, rows())), output, { end: !isStandard });
  return count;
}
