import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearSettings } from '../scripts/setup.mjs';

clearSettings({ exceptBuild: true });

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
 * @throws when the site does not respond within 90 s; the message contains its output
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
  // Unlike `exit`, `close` comes after all output.
  const closed = once(child, 'close');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const forcedEnd = setTimeout(() => child.kill('SIGKILL'), 8_000);
    await closed;
    clearTimeout(forcedEnd);
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

/** Below the range for outgoing connections, so that none of them takes the port before the server does. */
const ports = { from: 12_000, to: 32_000 };

/** A free port on 127.0.0.1. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.from, ports.to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
