import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { database } from '@/lib/database/connection';
import { day, minute } from '@/lib/durations';
import { errorParts } from '@/lib/error-parts';
import { ApiError, isApiError } from '@/lib/http/server/api-error';
import { isJobRunning } from '@/lib/jobs/run-job';
import { maxUploadBytes, maxUploadMb, toUpload, type Upload, uploadsJobName } from './upload';

/** Folders of uploads in the folder for temporary files, readable for the site's user only. */
const folderPrefix = 'site-upload-';

/** How long a file is kept that nobody imports or discards. */
export const keptMs = day;

const lostAfterMs = minute;

/** Most file systems limit a name to 255 bytes, which are four per character at most. */
const longestName = 60;

/** The name of a file as reports show it, without folders and characters that a name cannot have; a long one is cut. */
export function safeFileName(given: string): string {
  const name = given
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .trim();
  if (!name || /^\.+$/.test(name)) return 'upload';
  if (name.length <= longestName) return name;
  // The list is named by the beginning.
  const [extension = ''] = /(?:\.\w{1,5}){0,2}$/.exec(name) ?? [];
  return `${name.slice(0, longestName - 1 - extension.length).trimEnd()}…${extension}`.toWellFormed();
}

/**
 * Writes an upload to a temporary file as fast as the disk takes it, never holding it in memory.
 * @throws {ApiError} 413 when it is too large, 503 when the disk is full or read-only, 400 when it breaks off
 */
export async function storeUpload(
  body: AsyncIterable<Uint8Array>,
  file: string,
): Promise<{ path: string; bytes: number }> {
  let folder: string | undefined;
  let bytes = 0;
  try {
    folder = await mkdtemp(join(tmpdir(), folderPrefix));
    const path = join(folder, safeFileName(file));
    await pipeline(async function* () {
      for await (const chunk of body) {
        bytes += chunk.byteLength;
        if (bytes > maxUploadBytes) throw tooLarge();
        yield chunk;
      }
    }, createWriteStream(path));
    return { path, bytes };
  } catch (error) {
    if (folder) await rm(folder, { recursive: true, force: true });
    throw asRefusal(error);
  }
}

export function tooLarge(): ApiError {
  return new ApiError(
    413,
    `The file is larger than ${maxUploadMb} MB. Compress it with gzip, or let the site fetch it as a feed.`,
  );
}

function asRefusal(error: unknown): unknown {
  if (isApiError(error)) return error;
  const { code } = errorParts(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new ApiError(503, 'The disk of the server is full, so the file was not stored.', { cause: error });
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return new ApiError(503, 'The server cannot write temporary files, so the file was not stored.', {
      cause: error,
    });
  return new ApiError(400, 'The upload broke off. Please try again.', { cause: error });
}

/** Deletes a file of an upload, if this machine has it. */
export async function removeFile(path: string): Promise<void> {
  const folder = dirname(path);
  if (basename(folder).startsWith(folderPrefix)) await rm(folder, { recursive: true, force: true });
}

type Paths = Pick<Upload, 'path' | 'joined_path'>;

/** Deletes the files of an upload, if this machine has them. */
export async function removeFiles(upload: Paths): Promise<void> {
  for (const path of pathsOf(upload)) await removeFile(path);
}

/** Whether this machine has the files of an upload. */
async function hasFiles(upload: Paths): Promise<boolean> {
  const found = await Promise.all(pathsOf(upload).map((path) => stat(path).catch(() => null)));
  return found.every((one) => one?.isFile());
}

function pathsOf({ path, joined_path }: Paths): string[] {
  return joined_path === null ? [path] : [path, joined_path];
}

/** Deletes files of this machine that are older than a day. @returns their number */
export async function removeOldFiles(now: number): Promise<number> {
  const names = await readdir(tmpdir());
  let count = 0;
  for (const name of names.filter((one) => one.startsWith(folderPrefix))) {
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    if (!found || now - found.mtimeMs < keptMs) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    count += 1;
  }
  return count;
}

/** Uploads to be examined or imported whose files this machine has, in the order in which it does so. */
export async function waitingUploads(): Promise<Upload[]> {
  const db = await database();
  const rows = await db
    .selectFrom('uploads')
    .selectAll()
    .where('state', 'in', ['examining', 'importing'])
    .orderBy('changed_at')
    .orderBy('id')
    .execute();
  const here = await Promise.all(rows.map(hasFiles));
  return rows.filter((_, index) => here[index]).map(toUpload);
}

/** Whether an upload will never start, because no machine has its files any more: others start within seconds. */
export async function isLost(upload: Upload): Promise<boolean> {
  const { state, changed_at } = upload;
  const isWaiting = state === 'examining' || state === 'importing';
  if (!isWaiting || Date.now() - Date.parse(changed_at) < lostAfterMs || (await hasFiles(upload)))
    return false;
  return !(await isJobRunning(await database(), uploadsJobName, Date.now()));
}
