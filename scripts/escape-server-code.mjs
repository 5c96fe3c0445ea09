import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Escapes in the code, which stay, or a character beyond Latin-1, perhaps with a needless backslash. */
const characters = /\\[\0-\xff]|\\?([^\0-\xff])/g;

/**
 * Escapes characters beyond Latin-1 in server code: with a single one, such as a dash, V8 keeps two bytes for every
 * character of a file.
 * @param {string} distDir Next's build folder
 */
export async function escapeServerCode(distDir) {
  const chunks = join(distDir, 'server', 'chunks');
  for (const name of await readdir(chunks, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const code = await readFile(join(chunks, name), 'utf8');
    const escaped = code.replace(characters, (found, character) => {
      if (character === undefined) return found;
      return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
    if (escaped !== code) await writeFile(join(chunks, name), escaped);
  }
}
