import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Native, or with files that they read at run time. */
const external = ['@aws-sdk/client-s3', 'better-sqlite3', 'pg', 'pino', 'prom-client', 'sharp'];

/** Packages bundled from CommonJS call `require`. */
const banner =
  'import { createRequire as createRequireHere } from "node:module"; const require = createRequireHere(import.meta.url);';

/**
 * Compiles the process that imports feeds and examines uploads into one file, which starts in a quarter of the time that
 * its sources take: somebody waits for an examination.
 * @param {string} distDir Next's build folder
 */
export async function bundleImporter(distDir) {
  await build({
    entryPoints: [fileURLToPath(new URL('import-feed.ts', import.meta.url))],
    outfile: join(distDir, 'import-feed.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external,
    banner: { js: banner },
    logLevel: 'warning',
  });
}
