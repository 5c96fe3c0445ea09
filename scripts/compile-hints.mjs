import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Chrome compiles scripts of this many bytes in the background while they load, smaller ones on the main thread. */
export const minBackgroundBytes = 30 * 1024;

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the browser's larger scripts for compilation in the background: V8 would compile each function on the main
 * thread when it is first called. Other browsers ignore the mark. https://v8.dev/blog/explicit-compile-hints
 * @param {string} distDir Next's build folder
 */
export async function addCompileHints(distDir) {
  const folder = join(distDir, 'static', 'chunks');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  await Promise.all(scripts.map((name) => addHint(join(folder, name))));
}

/** @param {string} file */
async function addHint(file) {
  if ((await stat(file)).size < minBackgroundBytes) return;
  const script = await readFile(file, 'utf8');
  if (!script.startsWith(hint)) await writeFile(file, hint + script);
}
