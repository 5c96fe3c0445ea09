import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { errorParts } from '@/lib/error-parts';
import { ApiError } from '@/lib/http/server/api-error';
import type { MediaStorage } from './media-storage';

/** Stores pictures in a folder. @param given absolute, or relative to the project */
export function createFolderStorage(given: string): MediaStorage {
  const folder = isAbsolute(given) ? given : join(/* turbopackIgnore: true */ process.cwd(), given);
  const fileOf = (name: string) => join(/* turbopackIgnore: true */ folder, name);
  return {
    sizeOf: async (name) => (await stat(fileOf(name)).catch(nullIfMissing))?.size ?? null,
    put: async (name, bytes) => {
      const unfinished = `${fileOf(name)}.${randomBytes(6).toString('hex')}`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, bytes);
        await rename(unfinished, fileOf(name));
      } catch (cause) {
        // On a full disk, the incomplete file would keep the disk full.
        await rm(unfinished, { force: true }).catch(() => undefined);
        const reason = errorParts(cause).code === 'ENOSPC' ? 'is on a full disk' : 'cannot be written';
        throw new ApiError(503, `Pictures cannot be stored here: the folder of MEDIA_DIR ${reason}.`, {
          cause,
        });
      }
    },
    read: async (name) => readFile(fileOf(name)).catch(nullIfMissing),
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw new ApiError(503, 'Pictures cannot be read here: the folder of MEDIA_DIR cannot be read.', {
    cause: error,
  });
}
