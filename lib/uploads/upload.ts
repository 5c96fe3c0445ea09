import type { Selectable } from 'kysely';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import type { Examination } from '@/lib/import/examination/examination';
import type { Choices } from '@/lib/import/mapping/guess/choices';

/** Name of the job that examines and imports uploads. */
export const uploadsJobName = 'uploads';

/** What an office connection and a proxy can transfer in two minutes. Larger inventories need gzip or a feed. */
export const maxUploadMb = 100;
export const maxUploadBytes = maxUploadMb * 1024 ** 2;

/** Whether this platform can keep a file and run an import: it has a disk and processes, and the catalogue is ours. */
export function takesUploads(): boolean {
  return ownsCatalog() && !process.env.VERCEL;
}

export type Upload = Omit<Selectable<Database['uploads']>, 'choices' | 'examination' | 'complete'> & {
  complete: boolean;
  choices: Choices;
  examination: Examination | null;
};

export function toUpload({
  choices,
  examination,
  complete,
  ...row
}: Selectable<Database['uploads']>): Upload {
  return {
    ...row,
    complete: complete === 1,
    choices: JSON.parse(choices),
    examination: examination === null ? null : JSON.parse(examination),
  };
}

/** An upload; null when there is none with this id. */
export async function findUpload(id: number): Promise<Upload | null> {
  const db = await database();
  const row = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toUpload(row) : null;
}

/**
 * Lists that were imported or taken off the site at the desk after an upload was examined, so that its import may do
 * something else than it says.
 */
export async function changedSince({ changed_at }: Pick<Upload, 'changed_at'>): Promise<string[]> {
  const db = await database();
  const runs = await db
    .selectFrom('feed_runs')
    .select('feed')
    .distinct()
    .where('file', 'is not', null)
    .where('finished_at', '>', changed_at)
    .where((e) => e.or([e('created', '>', 0), e('updated', '>', 0), e('retired', '>', 0)]))
    .orderBy('feed')
    .execute();
  return runs.map(({ feed }) => feed);
}

/** Uploads that are neither imported nor discarded, newest first. */
export async function openUploads(): Promise<Upload[]> {
  const db = await database();
  const rows = await db
    .selectFrom('uploads')
    .selectAll()
    .where('state', '!=', 'imported')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toUpload);
}
