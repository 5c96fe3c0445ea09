import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
    const escaped = code.replace(/[^\0-\xff]/g, (character) => {
      const hex = character.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${hex}`;
    });
    if (escaped !== code) await writeFile(join(chunks, name), escaped);
  }
}
