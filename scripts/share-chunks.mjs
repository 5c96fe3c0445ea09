import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Replaces copies of server code by references to the first copy: Next writes a third of the code into up to six files,
 * and a server reads, compiles and keeps each of them. Not for platforms that deploy files of single routes.
 * @param {string} distDir Next's build folder
 */
export async function shareChunks(distDir) {
  const chunks = join(distDir, 'server', 'chunks');
  for (const folder of [chunks, join(chunks, 'ssr')]) {
    /** @type {Map<string, string>} File names by code. */
    const files = new Map();
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js')).sort()) {
      const code = withoutSourceMap(await readFile(join(folder, file), 'utf8'));
      const first = files.get(code);
      const reference = `module.exports = require(${JSON.stringify(`./${first}`)});\n`;
      if (first === undefined) files.set(code, file);
      else if (reference.length < code.length) await writeFile(join(folder, file), reference);
    }
  }
}

/** @param {string} code */
function withoutSourceMap(code) {
  return code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
}
