import { randomUUID } from 'node:crypto';
import { promises } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Makes Next store encoded pictures whole or not at all: otherwise a full disk or a killed process leaves part of
 * one, which Next serves for a month. Next has no hook for this, so it wraps Node's `writeFile` for that folder.
 * @param distDir Next's build folder
 * @returns a function that restores `writeFile`, for tests
 */
export function storePicturesWhole(distDir: string): () => void {
  const cache = join(/* turbopackIgnore: true */ distDir, 'cache');
  const pictures = join(/* turbopackIgnore: true */ cache, 'images') + sep;
  const { writeFile } = promises;
  const writeWhole: typeof writeFile = async (file, ...rest) => {
    if (typeof file !== 'string' || !file.startsWith(pictures)) return writeFile(file, ...rest);
    const unfinished = join(/* turbopackIgnore: true */ cache, `unfinished-${randomUUID()}`);
    try {
      await writeFile(unfinished, ...rest);
      await promises.rename(unfinished, file);
    } catch (error) {
      await promises.rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  };
  Object.assign(promises, { writeFile: writeWhole });
  return () => Object.assign(promises, { writeFile });
}
