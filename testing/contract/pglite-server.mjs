import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

// PGlite behind the PostgreSQL protocol, in its own process. Prints its URL as the only line of output and exits when
// stdin closes, so it never outlives the test that started it.
const database = await open();
const server = new PGLiteSocketServer({ db: database, port: 0, host: '127.0.0.1', maxConnections: 50 });
await server.start();
console.log(`postgres://postgres@${server.getServerConn()}/postgres`);

process.stdin.resume().on('end', async () => {
  await server.stop();
  await database.close();
  process.exit(0);
});

/** An empty database. Creating one takes four times as long as restoring a dump, so the first is cached. */
async function open() {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@electric-sql/pglite');
  const { version } = require(join(dirname(dirname(entry)), 'package.json'));
  const folder = join('node_modules', '.cache', 'pglite');
  const kept = join(folder, `${version}.tar`);
  try {
    return await PGlite.create({ loadDataDir: new Blob([readFileSync(kept)]) });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const made = await PGlite.create();
  const image = await made.dumpDataDir('none');
  mkdirSync(folder, { recursive: true });
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await image.arrayBuffer()));
  renameSync(draft, kept);
  return made;
}
