import type { Transaction, Updateable } from 'kysely';
import { requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { feedRun, queueRun } from '@/lib/feeds/history';
import { configuredFeeds } from '@/lib/feeds/settings';
import { counted } from '@/lib/format/counted';
import { singleLine } from '@/lib/forms/typed-values';
import { ApiError, type FieldErrors, invalidForm } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import type { ChoiceField } from '@/lib/import/mapping/guess/choices';
import { type Reading, readings } from '@/lib/import/mapping/guess/readings';
import { isUploadName, maxUploadName } from '@/lib/import/upload-name';
import { audit } from '@/lib/staff/audit';
import { changedLists } from './changed-lists';
import { changedSince, findUpload, takesUploads, type Upload } from './upload';
import { isLost, removeFile, removeFiles, removeOldFiles, safeFileName, storeUpload } from './upload-files';

/* What administrators do with uploads. */

/** Uploads that wait for a person, which bounds the disk space that they take. */
const maxOpen = 20;

/** @throws {ApiError} 409 where files cannot be kept or imported */
export function requireUploads(): void {
  requireOwnCatalog();
  if (takesUploads()) return;
  throw new ApiError(
    409,
    'This platform keeps no files and runs no imports. Run "npm run import" on a computer instead.',
  );
}

/**
 * Stores a file, which is then examined.
 * @param file its name
 * @returns the id of the upload
 * @throws {ApiError} 400 when it breaks off, 409 when too many wait, 413 when it is too large, 503 when the disk is full
 */
export async function addUpload(
  body: AsyncIterable<Uint8Array>,
  file: string,
  actor: string,
): Promise<number> {
  const db = await database();
  const { waiting } = await db
    .selectFrom('uploads')
    .select((e) => e.fn.countAll().as('waiting'))
    .where('state', '!=', 'imported')
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= maxOpen)
    throw new ApiError(
      409,
      `${counted(maxOpen, 'upload waits', 'uploads wait')} already. Please import or discard some of them first.`,
    );
  // The daily job cleans one machine of several.
  await removeOldFiles(Date.now());
  const { path, bytes } = await storeUpload(body, file);
  const name = safeFileName(file);
  const now = new Date().toISOString();
  try {
    const { id } = await db
      .insertInto('uploads')
      .values({
        file: name,
        path,
        bytes,
        state: 'examining',
        uploaded_by: actor,
        uploaded_at: now,
        changed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit({ actor, action: 'feed.uploaded', subject: name });
    return id;
  } catch (error) {
    await removeFile(path);
    throw error;
  }
}

/**
 * Adds a second file to an upload, which completes the properties of the first, and has both examined.
 * @param file its name
 * @throws {ApiError} 404, 409 while the upload is examined or imported or when it has a second file, and as `addUpload`
 */
export async function joinFile(
  id: number,
  body: AsyncIterable<Uint8Array>,
  file: string,
  actor: string,
): Promise<void> {
  const upload = await requireUpload(id);
  if (upload.joined_path !== null)
    throw new ApiError(409, 'This upload has a second file already. Please reload the screen to see it.');
  const { path } = await storeUpload(body, file);
  const name = safeFileName(file);
  try {
    await changeExamined(upload, { ...examinedAgain, joined_file: name, joined_path: path });
  } catch (error) {
    await removeFile(path);
    throw error;
  }
  await audit({ actor, action: 'feed.uploaded', subject: name });
}

/** Removes the second file of an upload, and has the first examined alone. @throws {ApiError} 404, 409 as `joinFile` */
export async function removeJoinedFile(id: number, actor: string): Promise<void> {
  const upload = await requireUpload(id);
  const { joined_file, joined_path } = upload;
  if (joined_path === null) throw new ApiError(404, 'This upload has no second file.');
  await changeExamined(upload, { ...examinedAgain, joined_file: null, joined_path: null });
  await removeFile(joined_path);
  await audit({ actor, action: 'feed.upload discarded', subject: joined_file ?? '' });
}

/** An upload that is examined again; what its last import reported no longer counts. */
const examinedAgain = { state: 'examining', run_id: null } as const;

/**
 * Changes an upload by the texts of its form, and has it examined again: its name as `feed`, columns by field, empty for
 * none, and how a field's values are written, such as `low_price_reading`.
 * @throws {ApiError} 404, 409 while it is examined or imported, 422 with messages by field
 */
export async function changeUpload(id: number, given: Fields): Promise<void> {
  const upload = await requireUpload(id);
  const errors: FieldErrors = {};
  const feed = given.feed === undefined ? upload.feed : singleLine(given.feed);
  const configured = await configuredFeeds().catch(() => []);
  if (feed !== null && !isUploadName(feed))
    errors.feed = `Please use 1 to ${maxUploadName} small letters, digits and hyphens.`;
  else if (configured.some(({ name }) => name === feed))
    errors.feed = 'A feed of the FEEDS file has this name. Please choose another.';
  const choices = { ...upload.choices };
  for (const { field, column: current } of upload.examination?.fields ?? []) {
    const [chosen, reading] = [given[field], given[`${field}_reading`]];
    if (chosen === undefined && reading === undefined) continue;
    const column = chosen === undefined ? current : columnNamed(chosen, upload);
    if (column === undefined) errors[field] = 'The file has no such column.';
    else choices[field] = { column, ...readingNamed(reading, field) };
  }
  if (Object.keys(errors).length > 0) throw invalidForm(errors);
  await changeExamined(upload, { ...examinedAgain, feed, choices: JSON.stringify(choices) });
}

/** The path of a column; null for none, undefined for an unknown one. Forms change the line breaks of a heading. */
function columnNamed(given: unknown, { examination }: Upload): string | null | undefined {
  if (given === '' || given === null) return null;
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  const wanted = plain(String(given));
  return examination?.columns.find(({ path }) => plain(path) === wanted)?.path;
}

function readingNamed(given: unknown, field: ChoiceField): { reading?: Reading } {
  const reading = readings.get(field)?.find((known) => known === given);
  return reading ? { reading } : {};
}

type ImportOptions = {
  complete: boolean;
  /** The number that its last import reported as missing, which this one accepts; null for none. */
  removals: number | null;
  /** `changed_at` of the upload as it was shown; null imports whatever its columns are now. */
  seen: string | null;
};

/** Has an upload imported. @throws {ApiError} 404, 409 when it cannot be imported now, or is no longer as it was shown */
export async function startImport(
  id: number,
  { complete, removals, seen }: ImportOptions,
  actor: string,
): Promise<void> {
  const upload = await requireUpload(id);
  if (upload.state === 'examined' && seen !== null && seen !== upload.changed_at) throw changedMeanwhile();
  const { feed, examination, run_id } = upload;
  const others = upload.state === 'examined' && seen !== null ? await changedSince(upload) : [];
  if (others.length > 0) {
    await changeExamined(upload, examinedAgain);
    throw new ApiError(
      409,
      `${changedLists(others)} meanwhile. This file is being read again: please look at what an import would do now.`,
    );
  }
  if (feed === null || !examination || examination.refusal !== null || examination.missingColumns.length > 0)
    throw new ApiError(409, 'This file cannot be imported as it is.');
  const db = await database();
  const last = run_id === null ? null : await feedRun(db, run_id);
  if (removals !== null && last?.missing !== removals)
    throw new ApiError(409, 'This file has been examined again. Please check what it lacks now.');
  await changeExamined(
    upload,
    {
      state: 'importing',
      complete: (removals === null ? complete : upload.complete) ? 1 : 0,
      uploaded_by: actor,
    },
    async (trx) => {
      if (await queueRun(trx, feed, Date.now(), removals ?? 0)) return;
      throw new ApiError(
        409,
        `“${feed}” is being imported at the moment. Please try again when that is done.`,
      );
    },
  );
  if (removals !== null)
    await audit({ actor, action: 'feed.removals confirmed', subject: `${feed}: ${removals}` });
}

/** Deletes an upload and its files. @throws {ApiError} 404, 409 while it is imported */
export async function discardUpload(id: number, actor: string): Promise<void> {
  const upload = await requireUpload(id);
  const db = await database();
  let discarding = db.deleteFrom('uploads').where('id', '=', id);
  if (!(await isLost(upload))) discarding = discarding.where('state', '!=', 'importing');
  const { numDeletedRows } = await discarding.executeTakeFirst();
  if (numDeletedRows === 0n) throw busy();
  await removeFiles(upload);
  await audit({ actor, action: 'feed.upload discarded', subject: upload.file });
}

async function requireUpload(id: number): Promise<Upload> {
  const upload = await findUpload(id);
  if (!upload || upload.state === 'imported') throw new ApiError(404, 'Upload not found.');
  return upload;
}

/** Changes an examined upload, unless somebody else has done so meanwhile. @throws {ApiError} 409 */
async function changeExamined(
  { id, changed_at }: Upload,
  values: Partial<Omit<Updateable<Database['uploads']>, 'changed_at'>>,
  then?: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const db = await database();
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('uploads')
      .set({ ...values, changed_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'examined')
      .where('changed_at', '=', changed_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      const now = await trx.selectFrom('uploads').select('state').where('id', '=', id).executeTakeFirst();
      throw now === undefined || now.state === 'imported'
        ? new ApiError(404, 'Upload not found.')
        : now.state === 'examined'
          ? changedMeanwhile()
          : busy();
    }
    await then?.(trx);
  });
}

function changedMeanwhile(): ApiError {
  return new ApiError(
    409,
    'This file has been checked or imported again meanwhile. Please look at what an import would do now.',
  );
}

function busy(): ApiError {
  return new ApiError(409, 'This file is being examined or imported at the moment. Please wait.');
}
