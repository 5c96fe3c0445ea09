import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { portalFeed, portals } from '../testing/generate/portal-feed';

/* Generates a large sample feed in the format of a portal, to measure imports; see docs/performance.md. */

const usage = `npx tsx scripts/generate-feed.ts ${portals.join('|')} [--homes 50000] [--seed 1] [--gone 0] [--file feed.xml]`;
const pieceLength = 1 << 16;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    homes: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    gone: { type: 'string', default: '0' },
    file: { type: 'string' },
  },
});
const portal = portals.find((known) => known === positionals[0]);
const [homes = 0, seed = 0, gone = 0] = [values.homes, values.seed, values.gone].map(Number);
if (!portal || ![homes, seed, gone].every(Number.isSafeInteger)) {
  console.error(usage);
  process.exit(1);
}

const out = values.file ? createWriteStream(values.file) : process.stdout;
let piece = '';
const write = async () => {
  if (!out.write(piece)) await once(out, 'drain');
  piece = '';
};
for (const text of portalFeed(portal, { homes, seed, gone })) {
  piece += text;
  if (piece.length > pieceLength) await write();
}
await write();
if (values.file) {
  out.end();
  await finished(out);
}
