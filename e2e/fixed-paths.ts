import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** Paths of the pages in a folder of `app` that have no parameter. @param base the folder's own path */
export function fixedPaths(folder: string, base: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => posix.basename(file) === 'page.tsx' && !file.includes('['))
    .map((file) => posix.join(base, posix.dirname(file)));
}
