import { createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorParts } from '@/lib/error-parts';
import { formatNumber } from '@/lib/format/number';
import { UnusableFileError } from '../unusable-file-error';
import { type DownloadOptions, download, type FeedVersion, withoutSecrets } from './download';

const maxGb = 2;

/** A feed as a local file. */
export type Source = FeedVersion & {
  path: string;
  /** Name for reports, without folders, passwords and queries. */
  name: string;
  bytes: number;
  /** Removes temporary files. */
  close: () => Promise<void>;
};

export type SourceOptions = { stdin?: NodeJS.ReadableStream; download?: DownloadOptions };

export function hasScheme(path: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(path);
}

/**
 * Opens a file, `-` (standard input) or an https URL. Input that can be read only once is stored first, because feeds
 * are read twice and nothing is imported from an incomplete one.
 * @returns null when the feed has not changed since the version in the options
 * @throws {UnusableFileError} when it is missing, too large or cannot be downloaded
 */
export async function openSource(path: string, options: SourceOptions = {}): Promise<Source | null> {
  if (path !== '-' && !hasScheme(path)) {
    const { bytes, etag } = await factsOf(path);
    if (etag === options.download?.etag) return null;
    return { path, name: basename(path), bytes, etag, lastModified: null, close: async () => undefined };
  }
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  // A process that ends in the middle would leave up to a gigabyte.
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeNow);
  const close = async () => {
    process.off('exit', removeNow);
    await rm(folder, { recursive: true, force: true });
  };
  const stored = join(folder, 'feed');
  try {
    let version: FeedVersion = { etag: null, lastModified: null };
    if (path === '-') await pipeline(options.stdin ?? process.stdin, createWriteStream(stored));
    else {
      const outcome = await download(path, stored, options.download);
      if (outcome.isUnchanged) {
        await close();
        return null;
      }
      version = { etag: outcome.etag, lastModified: outcome.lastModified };
    }
    const name = path === '-' ? 'standard input' : basename(withoutSecrets(path)) || new URL(path).host;
    return { path: stored, name, bytes: (await factsOf(stored)).bytes, ...version, close };
  } catch (error) {
    await close();
    if (errorParts(error).code !== 'ENOSPC') throw error;
    throw new UnusableFileError(`standard input: the file cannot be stored, because ${tmpdir()} is full`, {
      cause: error,
    });
  }
}

/** Size of a file, and a text that changes with it like the ETag of a download. */
async function factsOf(path: string): Promise<{ bytes: number; etag: string }> {
  try {
    const file = await stat(path);
    if (file.isDirectory()) throw new UnusableFileError(`${path}: this is a folder`);
    if (file.size > maxGb * 1024 ** 3)
      throw new UnusableFileError(
        `${path}: the file has ${formatNumber(file.size / 1024 ** 2)} MB, more than the maximum of ${maxGb} GB`,
      );
    return { bytes: file.size, etag: `${file.size}-${file.mtimeMs}` };
  } catch (error) {
    const { name, code, message } = errorParts(error);
    if (name === UnusableFileError.name) throw error;
    throw new UnusableFileError(`${path}: ${code === 'ENOENT' ? 'there is no such file' : message}`, {
      cause: error,
    });
  }
}
