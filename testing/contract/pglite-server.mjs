import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

// PostgreSQL in a process of its own, behind its wire protocol, for tests: prints its address as the one line of
// output and ends with the input, so that it never outlives the test that started it.
const database = await PGlite.create();
const server = new PGLiteSocketServer({ db: database, port: 0, host: '127.0.0.1', maxConnections: 50 });
await server.start();
console.log(`postgres://postgres@${server.getServerConn()}/postgres`);

process.stdin.resume().on('end', async () => {
  await server.stop();
  await database.close();
  process.exit(0);
});
