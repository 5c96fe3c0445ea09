import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const startLimitMs = 90_000;
/** The Node flags of `npm start`. */
export const startFlags: string[] =
  JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.match(/--\S+/g) ?? [];

export type SiteServer = {
  url: string;
  databaseFile: string;
  process: ChildProcess;
  stop: () => Promise<void>;
};

/**
 * Serves the production build on a free port with its own database in a temporary folder.
 * @param env overrides of the default environment
 * @throws when the site does not answer within 90 s; the message contains its output
 */
export async function startSite(env: Record<string, string> = {}): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-under-test-'));
  const databaseFile = join(folder, 'site.db');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...startFlags, 'scripts/serve.mjs'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: `file:${databaseFile}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), 8_000);
      await gone;
      clearTimeout(impatience);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit && child.exitCode === null) {
    // Accept unhealthy states too: some tests run with a failing catalogue.
    const up = await fetch(`${url}/api/health/`)
      .then(async (response) => (await response.json()).status !== 'starting')
      .catch(() => false);
    if (up) return { url, databaseFile, process: child, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`The site did not start.\n${output}`);
}

/** A currently free port on 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
