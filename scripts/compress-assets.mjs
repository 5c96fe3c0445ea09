import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Stores a Brotli and a gzip copy beside each script and style sheet, for `lib/http/layers/compressed-assets.ts`. The
 * best compression takes too long for a request, and is a seventh smaller than gzip.
 * @param {string} distDir Next's build folder
 */
export async function compressAssets(distDir) {
  const folder = join(distDir, 'static', 'chunks');
  const assets = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(assets.map((name) => compress(join(folder, name))));
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  const params = { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotlied(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzipped(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
